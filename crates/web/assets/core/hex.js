// Bytes as text.

/** Bytes as hexadecimal digits in lower case. @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

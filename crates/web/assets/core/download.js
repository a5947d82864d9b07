// Files that the page has made or fetched, for the player to keep.

/** Puts a file where the browser puts downloads. @param {File} file */
export function saveFile(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read it only a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

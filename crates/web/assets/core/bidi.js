// Names and words of other people inside our sentences: written from right to left, they must not turn their neighbours
// around. Fluent's own rule, with characters, because they work in titles, labels and toasts as well as in the page.

/** Everything that is written from left to right or has no direction, as far as most names go. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no direction
const PLAIN = /^[\u0000-\u0589\u1e00-\u200d\u2010-\u2027\u2030-\u205f\u2070-\u2bff]*$/;
/** What would embed, override or isolate, and could end our own isolation. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text that changes the order of nothing around it. @param {string} text */
export const isolated = (text) => (PLAIN.test(text) ? text : `\u2068${text.replace(CONTROLS, "")}\u2069`);

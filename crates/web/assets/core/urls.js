// Where the server is: every address is made here, so that a base path is known in one place only.

/** The base path of the server, with its slash behind. */
export const base = new URL(document.documentElement.dataset.base ?? "/", location.href);

/** The address of something on this server. @param {string} path without a slash before it */
export const url = (path) => new URL(path, base);

/** What the page was made for: its kind, and what it shows. */
export const page = {
  kind: document.documentElement.dataset.page ?? "start",
  subject: document.documentElement.dataset.subject ?? "",
};

// A link handed on: by what the device shares with, or else by the clipboard.

import { t } from "../core/words.js";
import { attempt, toast } from "./toasts.js";

/** @param {string} link */
export const shareLink = (link) =>
  attempt(async () => {
    if (navigator.share) return navigator.share({ title: t("share-title"), url: link }).catch(() => {});
    await navigator.clipboard.writeText(link);
    return toast(t("link-copied"));
  });

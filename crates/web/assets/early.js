// Before the first paint: the colours that were chosen on this device, and nothing in a language that was not. A plain
// script, because browsers wait for it; a module would come too late.

(() => {
  const root = document.documentElement;
  let set;
  try {
    set = JSON.parse(localStorage.getItem("rollwright.settings") ?? "{}");
  } catch {
    return;
  }
  const { theme, language } = set ?? {};
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
    const bars = document.querySelectorAll("meta[name=theme-color]");
    const colour = bars[theme === "dark" ? 1 : 0]?.getAttribute("content");
    for (const bar of bars) bar.setAttribute("content", colour ?? "");
  }
  if (language && language !== root.lang && root.dataset.languages?.includes(`"${language}"`)) {
    root.dataset.other = language;
  }
})();

// The first element to be seen of this kind (a tag or a role) with this name: exactly, or else as a part of its name.
(kind, name) => {
  const kinds = {
    button: "button, summary, input[type=button], input[type=submit], input[type=reset]",
    link: "a[href]",
    heading: "h1, h2, h3, h4, h5, h6",
    checkbox: "input[type=checkbox]",
    radio: "input[type=radio]",
    listitem: "li",
  };
  const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element) =>
    tidy(
      element.getAttribute("aria-label") ??
        (element.matches("input") ? (element.labels?.[0]?.innerText ?? element.value) : element.innerText),
    );
  const all = document.querySelectorAll(`${kinds[kind] ?? kind}, [role="${kind}"]`);
  const seen = [...all].filter((element) => element.getClientRects().length > 0);
  return (
    seen.find((element) => nameOf(element) === tidy(name)) ??
    seen.find((element) => nameOf(element).includes(tidy(name)))
  );
};

// Where to click: the middle of an element, once it is in view, still, enabled and not covered.
async (find) => {
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 250);
    });
  const name = (element) => element.cloneNode(false).outerHTML;
  const element = find();
  if (!element) return { why: "is not there" };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const place = () => [...element.getClientRects()].find((rect) => rect.width > 0 && rect.height > 0);
  const before = place();
  await frame();
  await frame();
  const rect = place();
  if (!before || !rect) return { why: "is not to be seen" };
  if (before.x !== rect.x || before.y !== rect.y) return { why: "is moving" };
  if (element.matches(":disabled")) return { why: "is disabled" };
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit) return { why: "is out of view" };
  const own = element.contains(hit) || hit.closest("label")?.control === element;
  return own ? { x, y } : { why: `is covered by ${name(hit)}` };
};

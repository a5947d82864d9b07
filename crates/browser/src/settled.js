// Waits until nothing changes by itself any more: fonts, pictures, movements that have an end.
(async () => {
  await document.fonts.ready;
  const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
  const movements = document
    .getAnimations()
    .filter((movement) => movement.playState === "running" && movement.effect?.getComputedTiming().endTime !== Infinity)
    .map((movement) => movement.finished.catch(() => {}));
  const limit = new Promise((done) => {
    setTimeout(done, 5000);
  });
  await Promise.race([Promise.all([...pictures, ...movements]), limit]);
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 500);
  });
})();

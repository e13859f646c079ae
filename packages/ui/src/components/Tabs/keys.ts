interface Stop {
  isDisabled?: boolean | undefined;
}

const steps: Record<"horizontal" | "vertical", Readonly<Record<string, 1 | -1>>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/** The tab that a key goes to: past disabled ones, from the last round to the first; undefined for other keys. */
export function tabReachedBy<Tab extends Stop>(
  key: string,
  orientation: "horizontal" | "vertical",
  tabs: readonly Tab[],
  from: Tab,
): Tab | undefined {
  const open = tabs.filter((tab) => !tab.isDisabled);
  if (key === "Home") return open[0];
  if (key === "End") return open.at(-1);
  const step = steps[orientation][key];
  return step === undefined ? undefined : open[(open.indexOf(from) + step + open.length) % open.length];
}

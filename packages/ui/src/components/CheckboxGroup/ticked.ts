interface Option<Value extends string> {
  value: Value;
  isDisabled?: boolean | undefined;
}

/** How many of the options that can be changed are ticked; those that cannot, count when none can. */
export function allTicked<Value extends string>(
  options: readonly Option<Value>[],
  value: readonly Value[],
): "none" | "some" | "all" {
  const free = options.filter(({ isDisabled }) => !isDisabled);
  const counted = free.length > 0 ? free : options;
  const count = counted.filter((option) => value.includes(option.value)).length;
  if (count === 0) return "none";
  return count === counted.length ? "all" : "some";
}

/**
 * The ticked values after one option was pressed, or the box for all: everything unless everything was ticked. What is
 * disabled keeps its tick; the order is that of the options.
 */
export function ticked<Value extends string>(
  options: readonly Option<Value>[],
  value: readonly Value[],
  pressed: Value | "all",
): Value[] {
  const toAll = allTicked(options, value) !== "all";
  return options
    .filter(({ value: own, isDisabled }) => {
      const was = value.includes(own);
      if (pressed === "all") return isDisabled ? was : toAll;
      return own === pressed ? !was : was;
    })
    .map(({ value: own }) => own);
}

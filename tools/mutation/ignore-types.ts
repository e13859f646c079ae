interface Path {
  node: { type: string; key?: { name?: string } };
}

/** Stryker's own form of a plugin: `types` of a machine's setup state nothing at run time, so that no test can notice them change. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "types-of-setup",
    value: {
      shouldIgnore: ({ node }: Path): string | undefined =>
        node.type === "ObjectProperty" && node.key?.name === "types"
          ? "types state nothing at run time"
          : undefined,
    },
  },
];

import { defineModel } from "../../testing/model.ts";

type Item = "waiting" | "refused";

/** Where the outbox stands, and what is in it. */
export interface OutboxStory {
  at: "idle" | "sending" | "held";
  items: readonly Item[];
}

const most = 2;
const goesOn = (items: readonly Item[]): OutboxStory => ({
  at: items.includes("waiting") ? "sending" : "idle",
  items,
});
const without = (items: readonly Item[], item: Item) => items.toSpliced(items.indexOf(item), 1);
const replaced = (items: readonly Item[], from: Item, to: Item) =>
  items.toSpliced(items.indexOf(from), 1, to);
const isAt =
  (at: OutboxStory["at"]) =>
  (story: OutboxStory): boolean =>
    story.at === at;

/** What the person, the server, the clock and the browser can do to messages on their way. */
export const outboxModel = defineModel<OutboxStory>()({
  initial: { at: "idle", items: [] },
  steps: {
    "the person writes": {
      when: ({ items }) => items.length < most,
      leads: ({ at, items }) => {
        const next = [...items, "waiting"] as const;
        return at === "idle" ? goesOn(next) : { items: next };
      },
    },
    "the server takes it": {
      when: isAt("sending"),
      leads: ({ items }) => goesOn(without(items, "waiting")),
    },
    "the server refuses it": {
      when: isAt("sending"),
      leads: ({ items }) => goesOn(replaced(items, "waiting", "refused")),
    },
    "no answer comes": { when: isAt("sending"), leads: () => ({ at: "held" }) },
    "too much was sent": { when: isAt("sending"), leads: () => ({ at: "held" }) },
    "the pause ends": { when: isAt("held"), leads: ({ items }) => goesOn(items) },
    "the browser comes online": { when: isAt("held"), leads: ({ items }) => goesOn(items) },
    "the person does not wait": {
      when: (story) => isAt("held")(story) && story.items.includes("waiting"),
      leads: ({ items }) => goesOn(items),
    },
    "the person tries again what was refused": {
      when: ({ items }) => items.includes("refused"),
      leads: ({ items }) => goesOn(replaced(items, "refused", "waiting")),
    },
    "the person lets go of what was refused": {
      when: ({ items }) => items.includes("refused"),
      leads: ({ items }) => ({ items: without(items, "refused") }),
    },
    "the person lets go of what waits": {
      when: (story) => isAt("held")(story) && story.items.includes("waiting"),
      leads: ({ items }) => ({ items: without(items, "waiting") }),
    },
    "the page is loaded again": { leads: ({ items }) => goesOn(items.map(() => "waiting")) },
    "what changes nothing happens": { leads: () => ({}) },
  },
});

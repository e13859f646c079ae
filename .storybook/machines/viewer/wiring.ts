import type { SourceText } from "../../source-texts.ts";

/** What the product does with a machine, as its sources state it. */
export interface MachineWiring {
  /** The files that send each event. */
  senders: Readonly<Record<string, readonly string[]>>;
  /** Stories of the screens that show it. */
  screens: readonly { label: string; story: string }[];
  /** The story that draws each state, by the text of the state. */
  gallery: Readonly<Record<string, string>>;
  sources: readonly SourceText[];
}

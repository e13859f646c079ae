import { actCommands, matchCommand } from "@jobami/machines/voice/voice";
import { MousePointerClick } from "lucide-react";
import { type ControlKind, controls, nameOf } from "../../../platform/controls/index.ts";
import { pageKindTexts } from "./copy.ts";
import type { PaletteEntry } from "./entries.tsx";

/** The questions about a page that its controls answer. */
const asked = { "list.fields": "fields", "list.buttons": "buttons", "list.links": "links" } as const;
type AskedKind = (typeof asked)[keyof typeof asked] & ControlKind;
const questions = actCommands.filter(({ id }) => id in asked);

/** The controls of the page over which the palette opens. */
export type PageControls = Readonly<Record<AskedKind, readonly HTMLElement[]>>;

/** Reads them: while the palette stands before the page, they are hidden. */
export function readPageControls(): PageControls {
  return { fields: controls("fields"), buttons: controls("buttons"), links: controls("links") };
}

/** What a typed question asks of the page; null for everything else. */
export function askedKind(typed: string): AskedKind | null {
  const command = matchCommand(typed, questions);
  return command === null ? null : asked[command.id as keyof typeof asked];
}

const idOf = (kind: AskedKind, index: number) => `page.${kind}.${index}`;

/** The controls of a kind as entries: each leads to its own. */
export function pageEntries(kind: AskedKind, page: PageControls): readonly PaletteEntry[] {
  return page[kind].flatMap((control, index): PaletteEntry[] => {
    const label = nameOf(control);
    if (label === "") return [];
    return [
      {
        id: idOf(kind, index),
        group: "page",
        label,
        description: pageKindTexts[kind].one,
        synonyms: "",
        icon: <MousePointerClick strokeWidth={1.75} />,
      },
    ];
  });
}

/** The control that an entry leads to. */
export function controlOf(id: string, page: PageControls): HTMLElement | undefined {
  const kinds = Object.keys(page) as AskedKind[];
  return kinds.flatMap((kind) => page[kind].filter((_, index) => idOf(kind, index) === id))[0];
}

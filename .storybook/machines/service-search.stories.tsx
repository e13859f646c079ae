import {
  createServiceSearchMachine,
  type ServiceSearchEvent,
  type Suggestion,
} from "@jobami/machines/navigation/service-search";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromPromise } from "xstate";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Recherche de services", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const furniture = { id: "montage", label: "Montage de meubles", description: "Bricolage" };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "navigation/service-search",
      create: () =>
        createServiceSearchMachine().provide({
          actors: {
            suggest: fromPromise<readonly Suggestion[], { text: string }>(async ({ input: { text } }) =>
              text.startsWith("monter") ? [furniture] : [],
            ),
          },
        }),
      input: { minLength: 3, typed: "", past: [] },
      events: [
        { type: "text.typed", text: "mo" },
        { type: "text.typed", text: "monter" },
        { type: "text.typed", text: "xylophone" },
        { type: "suggestion.chosen", label: furniture.label },
        { type: "search.sent", search: { what: furniture.label, where: "Lyon" } },
        { type: "past.cleared" },
        { type: "connection.returned" },
      ] satisfies ServiceSearchEvent[],
    },
  },
};

import { createPagedListMachine, type PagedListEvent } from "@jobami/machines/lists/paged-list";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Liste par pages", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const first = { filter: "jardin", page: 1 };
const second = { filter: "jardin", page: 2 };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "lists/paged-list",
      create: createPagedListMachine,
      input: { ...first, known: null },
      events: [
        {
          type: "page.read",
          of: first,
          end: { nextCursor: "recent~2" },
        },
        { type: "page.requested", ...second },
        { type: "page.read", of: second, end: { nextCursor: null } },
        { type: "page.requested", filter: "ménage", page: 1 },
        { type: "reading.failed", of: second, isUnreachable: false },
        { type: "reading.failed", of: second, isUnreachable: true },
        { type: "retry.requested" },
        { type: "browser.cameOnline" },
      ] satisfies PagedListEvent[],
    },
  },
};

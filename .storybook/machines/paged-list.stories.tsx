import { createPagedListMachine, type PagedListEvent } from "@jobami/machines/flows/paged-list";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Liste par pages", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const first = { filter: "jardin", page: 1 };
const second = { filter: "jardin", page: 2 };
const page = { totalPages: 2, totalCount: 3, isCapped: false };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      create: () => createPagedListMachine<string>(),
      input: { ...first, known: null },
      events: [
        {
          type: "page.read",
          of: first,
          page: { ...page, items: ["Tondre la pelouse", "Tailler la haie"], nextCursor: "recent~2" },
        },
        { type: "page.asked", ...second },
        { type: "page.read", of: second, page: { ...page, items: ["Planter un pommier"], nextCursor: null } },
        { type: "page.asked", filter: "ménage", page: 1 },
        { type: "reading.failed", of: second, isUnreachable: false },
        { type: "reading.failed", of: second, isUnreachable: true },
        { type: "retry.asked" },
        { type: "refresh.asked" },
        { type: "browser.cameOnline" },
      ] satisfies PagedListEvent<string>[],
    },
  },
};

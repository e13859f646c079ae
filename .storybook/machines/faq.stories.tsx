import { folded } from "@jobami/api/http/folded";
import { createFaqMachine, type FaqEvent, type FaqItem } from "@jobami/machines/support/faq";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Questions fréquentes", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const items: FaqItem[] = Array.from({ length: 8 }, (_, index) => ({
  id: `question-${index + 1}`,
  question: `Question ${index + 1}`,
  answer: "Une réponse.",
  category: index < 2 ? "account" : "general",
}));

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "support/faq",
      create: () => createFaqMachine({ folded }),
      input: { items, width: 1280 },
      events: [
        { type: "page.nextAsked" },
        { type: "page.previousAsked" },
        { type: "question.toggled", id: "question-1" },
        { type: "category.chosen", category: "account" },
        { type: "search.changed", text: "question 2" },
        { type: "all.toggled" },
        { type: "question.linked", id: "question-8" },
        { type: "window.resized", width: 390 },
      ] satisfies FaqEvent[],
    },
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./FaqAccordion.guide.ts";
import { practice } from "./FaqAccordion.practice.tsx";
import { FaqAccordion, type FaqAccordionProps } from "./FaqAccordion.tsx";

const questions = [
  {
    id: "prix",
    question: "Combien coûte l’inscription ?",
    answer: "Rien : elle est gratuite, pour les demandeurs comme pour les jobbeurs.",
    isOpen: false,
  },
  {
    id: "paiement",
    question: "Comment régler un jobbeur ?",
    answer: "Directement, en espèces, par virement, par chèque ou en Jobi.",
    isOpen: false,
  },
  {
    id: "pause",
    question: "Puis-je mettre mon compte en pause ?",
    answer: "Oui, depuis vos paramètres, et le réactiver en vous reconnectant.",
    isOpen: false,
  },
];

const meta = {
  title: "patterns/FaqAccordion",
  component: FaqAccordion,
  tags: ["autodocs"],
  args: { questions, onToggle: fn() },
  parameters: { guide, practice },
  decorators: [
    (Story) => (
      <div>
        <h2 style={{ marginBottom: "1rem" }}>Questions fréquentes</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FaqAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes one by one, as its owner does on a phone. */
function OneByOne(args: FaqAccordionProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <FaqAccordion
      {...args}
      questions={args.questions.map((question) => ({ ...question, isOpen: opened.includes(question.id) }))}
      onToggle={(id) => {
        args.onToggle(id);
        setOpened(opened.includes(id) ? opened.filter((name) => name !== id) : [...opened, id]);
      }}
    />
  );
}

export const Closed: Story = {
  render: OneByOne,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByText("Combien coûte l’inscription ?").closest("details");
    await step("takes the focus, opens and closes, once each", async () => {
      await userEvent.tab();
      const summary = first?.querySelector("summary") as HTMLElement;
      await expect(summary).toHaveFocus();
      await userEvent.click(summary);
      await expect(first).toHaveAttribute("open");
      await expect(args.onToggle).toHaveBeenCalledTimes(1);
      await userEvent.click(summary);
      await expect(first).not.toHaveAttribute("open");
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
    await step("follows the browser when it opens an answer to show what was searched for", async () => {
      if (first !== null) first.open = true;
      await waitFor(() => expect(args.onToggle).toHaveBeenCalledTimes(3));
      await expect(first).toHaveAttribute("open");
    });
  },
};
export const FirstRowOpen: Story = {
  args: { questions: questions.map((question, index) => ({ ...question, isOpen: index < 2 })) },
};
export const Fading: Story = { args: { isFading: true } };
export const LongAnswer: Story = {
  args: {
    questions: [
      {
        id: "long",
        question: "Quelles sont les obligations intercommunautaires des prestataires réglementés ?",
        answer: Array.from({ length: 24 }, (_, index) => (
          <p key={`p-${index + 1}`} style={{ marginBottom: "1rem" }}>
            Anticonstitutionnellement : alinéa {index + 1}, qui précise les précédents et en annonce d’autres.
          </p>
        )),
        isOpen: true,
      },
      ...questions,
    ],
  },
  play: async ({ canvasElement, step }) => {
    const answer = canvasElement.querySelector("details[open] > :not(summary)");
    await step("an answer is 500 px high at most, and scrolls by keyboard [FAQ-26]", async () => {
      await expect(answer?.getBoundingClientRect().height).toBe(500);
      await expect(answer).toHaveAttribute("tabindex", "0");
    });
  },
};
export const OnAPhone: Story = { ...FirstRowOpen, globals: { viewport: { value: "w390" } } };

export const ReadAloud: Story = {
  args: FirstRowOpen.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "heading, Questions fréquentes, level 2",
      "group",
      "button, Combien coûte l’inscription ?, expanded",
      "Rien : elle est gratuite, pour les demandeurs comme pour les jobbeurs.",
      "group",
      "button, Comment régler un jobbeur ?, expanded",
      "Directement, en espèces, par virement, par chèque ou en Jobi.",
      "group",
      "button, Puis-je mettre mon compte en pause ?, not expanded",
    ]);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "./Stepper.guide.ts";
import { practice } from "./Stepper.practice.tsx";
import { type Step, Stepper } from "./Stepper.tsx";

const labels = ["Besoin", "Lieu", "Date", "Budget", "Vérification"];

function stepsAt(current: number): Step[] {
  return labels.map((label, index) => ({
    id: `etape-${index + 1}`,
    label,
    state: index < current ? "complete" : index === current ? "current" : "upcoming",
  }));
}

const meta = {
  title: "ui/Stepper",
  component: Stepper,
  tags: ["autodocs"],
  args: { steps: stepsAt(2), onStepSelect: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { steps: stepsAt(0) } };
export const Middle: Story = {};
export const Last: Story = { args: { steps: stepsAt(4) } };
export const OneWay: Story = {
  args: { steps: stepsAt(2) },
  render: ({ steps }) => <Stepper steps={steps} />,
};
export const LongWords: Story = {
  args: {
    steps: [
      { id: "a", label: "Renseignements complémentaires", state: "complete" },
      { id: "b", label: "Disponibilités hebdomadaires", state: "current" },
      { id: "c", label: "Accompagnement administratif", state: "upcoming" },
      { id: "d", label: "Récapitulatif", state: "upcoming" },
    ],
  },
};

export const InAColumn: Story = {
  args: {
    steps: ["Service", "Description", "Lieu et date", "Budget", "Relecture"].map((label, index) => ({
      id: label,
      label,
      state: index < 4 ? "complete" : "current",
    })),
  },
  render: (args) => (
    <div style={{ maxWidth: "34rem" }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    const end = list.parentElement?.getBoundingClientRect().right ?? 0;
    for (const step of within(list).getAllByRole("listitem"))
      await expect(step.lastElementChild?.getBoundingClientRect().right).toBeLessThanOrEqual(end + 0.5);
  },
};

export const GoesBack: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Besoin (terminée)" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStepSelect).toHaveBeenCalledWith("etape-2");
    await expect(canvas.queryByRole("button", { name: /Budget/ })).toBeNull();
  },
};

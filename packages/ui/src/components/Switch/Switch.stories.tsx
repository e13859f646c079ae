import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./Switch.guide.ts";
import { practice } from "./Switch.practice.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "ui/Switch",
  component: Switch,
  tags: ["autodocs"],
  args: { label: "Moins d’animations" },
  decorators: [boxed({ maxWidth: "28rem" })],
  parameters: { guide, practice },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = {
  args: { help: "Rien ne glisse ni ne clignote, et les pages s’affichent d’un coup.", defaultChecked: true },
};
export const Disabled: Story = { args: { isDisabled: true, help: "Votre appareil le demande déjà." } };
export const DisabledOn: Story = {
  args: { isDisabled: true, defaultChecked: true, help: "Votre appareil le demande déjà." },
};
export const LongWords: Story = {
  args: {
    label:
      "Recevoir chaque semaine un récapitulatif anticonstitutionnellement détaillé des missions proposées",
    help: "Le lundi matin, pour les missions à moins de 10\u00a0km de chez vous.",
  },
};

export const TurnedByWordsAndKeys: Story = {
  tags: ["apg:switch/space", "apg:switch/checked", "apg:switch/help", "apg:switch/name"],
  args: { help: "Rien ne glisse.", onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole("switch", { name: "Moins d’animations" });
    await expect(control).toHaveAccessibleDescription("Rien ne glisse.");
    await userEvent.click(canvas.getByText("Moins d’animations"));
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(control.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

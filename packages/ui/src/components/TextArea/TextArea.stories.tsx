import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { guide } from "./TextArea.guide.ts";
import { practice } from "./TextArea.practice.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "ui/TextArea",
  component: TextArea,
  tags: ["autodocs"],
  args: { label: "Description", name: "description" },
  parameters: { guide, practice },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const need =
  "Une armoire à monter et deux étagères à fixer dans un mur en placo.\nJ’ai la perceuse, pas les chevilles. Troisième étage, sans ascenseur mais avec café.";

export const Empty: Story = {
  args: {
    isRequired: true,
    help: "Ce qu’il y a à faire, les outils sur place, l’étage.",
    maxCharacters: 2000,
  },
};
export const Filled: Story = { args: { defaultValue: need, maxCharacters: 2000 } };
export const WithError: Story = {
  args: { error: "Description : au moins 20 caractères.", defaultValue: "Armoire" },
};
export const TooLong: Story = { args: { defaultValue: need, maxCharacters: 120 } };
export const Disabled: Story = { args: { defaultValue: need, isDisabled: true } };
export const Low: Story = { args: { isLow: true, isLabelHidden: true, placeholder: "Votre message" } };
export const ReadOnly: Story = { args: { defaultValue: need, isReadOnly: true } };

export const CountsWhatIsTyped: Story = {
  args: { maxCharacters: 30 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Description" }),
      "Monter une armoire à deux portes",
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("Monter une armoire à deux portes");
    await expect(canvas.getAllByText("2 caractères de trop")).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hammer, Hand } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { guide } from "./RadioGroup.guide.ts";
import { practice } from "./RadioGroup.practice.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const payments = [
  { value: "euros", label: "En euros" },
  { value: "jobis", label: "En Jobi" },
  { value: "hybrid", label: "Les deux" },
];

const roles = [
  {
    value: "client",
    label: "Demander un coup de main",
    help: "Vous publiez une mission, vos voisins répondent.",
    icon: <Hand />,
  },
  {
    value: "jobbeur",
    label: "Rendre service",
    help: "Vous proposez votre temps et vos savoir-faire.",
    icon: <Hammer />,
  },
];

const meta = {
  title: "ui/RadioGroup",
  component: RadioGroup,
  tags: ["autodocs"],
  args: { label: "Paiement", name: "payment", options: payments },
  parameters: { guide, practice },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  args: { isRequired: true, help: "Vous pourrez changer jusqu’à l’accord." },
};
export const Answered: Story = { args: { defaultValue: "euros" } };
export const WithError: Story = { args: { error: "Choisissez euros, Jobi ou les deux." } };
export const OneDisabled: Story = {
  args: {
    defaultValue: "euros",
    options: payments.map((option) => ({ ...option, isDisabled: option.value === "hybrid" })),
  },
};
export const Cards: Story = {
  args: { label: "Vous venez pour", name: "role", look: "cards", options: roles },
};
export const CardChosen: Story = {
  args: { label: "Vous venez pour", name: "role", look: "cards", options: roles, defaultValue: "jobbeur" },
};
export const CardsWithError: Story = {
  args: {
    label: "Vous venez pour",
    name: "role",
    look: "cards",
    options: roles,
    error: "Dites-nous pourquoi vous venez.",
  },
};

export const Arrows: Story = {
  args: { defaultValue: "euros" },
  tags: [
    "apg:radio/tab-to-checked",
    "apg:radio/next",
    "apg:radio/previous",
    "apg:radio/role",
    "apg:radio/name",
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole("radiogroup", { name: "Paiement" });
    const [euros, jobis, both] = within(group).getAllByRole("radio");
    await userEvent.tab();
    await expect(euros).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(jobis).toBeChecked();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(euros).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(both).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(jobis).toBeChecked();
    await expect(jobis).toHaveFocus();
  },
};

export const SpaceChooses: Story = {
  tags: ["apg:radio/tab-to-first", "apg:radio/space"],
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByRole("radio", { name: "En euros" });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(first).toBeChecked();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { guide } from "./PasswordField.guide.ts";
import { practice } from "./PasswordField.practice.tsx";
import { PasswordField } from "./PasswordField.tsx";

const labels = [
  "8 caractères au moins",
  "une minuscule",
  "une majuscule",
  "un chiffre",
  "un caractère spécial",
];

function rules(...met: number[]) {
  return labels.map((label, index) => ({ label, met: met.includes(index) }));
}

const meta = {
  title: "ui/PasswordField",
  component: PasswordField,
  tags: ["autodocs"],
  args: { label: "Mot de passe", autoComplete: "current-password", name: "password" },
  parameters: { guide, practice },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHelp: Story = { args: { help: "Celui que vous avez choisi à l’inscription." } };
export const WithError: Story = { args: { error: "Saisissez votre mot de passe." } };
export const Disabled: Story = { args: { defaultValue: "Mot2passe!", isDisabled: true } };
export const NewEmpty: Story = {
  args: { autoComplete: "new-password", label: "Nouveau mot de passe", rules: rules() },
};
export const NewHalfWay: Story = {
  args: {
    autoComplete: "new-password",
    label: "Nouveau mot de passe",
    defaultValue: "motdepasse",
    rules: rules(0, 1),
  },
};
export const NewComplete: Story = {
  args: {
    autoComplete: "new-password",
    label: "Nouveau mot de passe",
    defaultValue: "Mot2passe!",
    rules: rules(0, 1, 2, 3, 4),
  },
};

export const ShownAndMasked: Story = {
  args: { defaultValue: "Mot2passe!" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Mot de passe");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Afficher le mot de passe" }));
    await expect(field).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Masquer le mot de passe" }));
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("Mot2passe!");
  },
};

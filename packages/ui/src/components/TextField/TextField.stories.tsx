import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Grid } from "../../layout/Grid/index.ts";
import { guide } from "./TextField.guide.ts";
import { practice } from "./TextField.practice.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "ui/TextField",
  component: TextField,
  tags: ["autodocs"],
  args: { label: "Adresse e-mail", type: "email", autoComplete: "email", name: "email" },
  parameters: { guide, practice },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Nous ne la montrons à personne." } };
export const Filled: Story = { args: { defaultValue: "lea.martin@exemple.fr" } };
export const Required: Story = {
  args: {
    label: "Prénom",
    type: "text",
    autoComplete: "given-name",
    isRequired: true,
    isRequiredShown: true,
  },
};
export const Optional: Story = {
  args: { label: "Complément d’adresse", type: "text", autoComplete: "address-line2", isOptional: true },
};
/** Beside a field that says more below it, a control keeps its size and its line. */
export const BesideALongerOne: Story = {
  render: (args) => (
    <Grid columns={{ tablet: 2 }} gap={4}>
      <TextField
        {...args}
        help="Nous ne la montrons à personne. Elle sert à vous écrire, et à vous connecter."
      />
      <TextField label="Prénom" type="text" autoComplete="given-name" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole("textbox")
      .map((field) => field.getBoundingClientRect());
    await expect([second?.top, second?.height]).toEqual([first?.top, first?.height]);
  },
};
export const WithIcon: Story = {
  args: {
    label: "De quoi avez-vous besoin ?",
    type: "search",
    autoComplete: "off",
    icon: <Search />,
    placeholder: "Monter une armoire",
  },
};
export const WithSuffix: Story = {
  args: {
    label: "Surface",
    type: "text",
    autoComplete: "off",
    inputMode: "decimal",
    suffix: "m²",
    defaultValue: "45",
  },
};
export const Disabled: Story = {
  args: {
    label: "Commune",
    type: "text",
    defaultValue: "Villeurbanne",
    isDisabled: true,
    help: "Liée à votre adresse vérifiée.",
  },
};
export const ReadOnly: Story = {
  args: { label: "Numéro de mission", type: "text", defaultValue: "JB-2041", isReadOnly: true },
};
export const LongWords: Story = {
  args: {
    label: "Nom de l’établissement d’accompagnement médico-psychologique",
    type: "text",
    isOptional: true,
    defaultValue: "Institut départemental d’éducation thérapeutique et de réadaptation professionnelle",
    help: "Tel qu’il figure sur l’attestation que l’établissement vous a remise.",
  },
  globals: { viewport: { value: "w390" } },
};

export const WithError: Story = {
  args: {
    defaultValue: "lea.martin@",
    help: "Nous ne la montrons à personne.",
    error: "Cette adresse e-mail n’est pas complète. Exemple : lea@exemple.fr.",
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Adresse e-mail" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Cette adresse e-mail n’est pas complète. Exemple : lea@exemple.fr. Nous ne la montrons à personne.",
    );
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Adresse e-mail"));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../components/Button/index.ts";
import { CheckboxGroup } from "../../components/CheckboxGroup/index.ts";
import { RadioGroup } from "../../components/RadioGroup/index.ts";
import { SearchField } from "../../components/SearchField/index.ts";
import { TextArea } from "../../components/TextArea/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./FormSection.guide.ts";
import { practice } from "./FormSection.practice.tsx";
import { FormSection } from "./FormSection.tsx";

const meta = {
  title: "patterns/FormSection",
  component: FormSection,
  tags: ["autodocs"],
  args: {
    title: "Votre besoin",
    description: "Plus il est précis, plus les propositions sont justes.",
    children: (
      <>
        <TextField label="Titre" defaultValue="Tailler une haie de thuyas" />
        <TextArea label="Description" isOptional />
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <FormSection {...args} />
    </div>
  ),
  parameters: { guide, practice },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDescription: Story = {
  args: { title: "Lieu", children: <TextField label="Commune" />, description: undefined },
};
export const TwoSections: Story = {
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <FormSection {...args} />
      <FormSection title="Lieu" description="Seule la commune est montrée.">
        <TextField label="Commune" error="Choisissez une commune de la liste." />
      </FormSection>
    </div>
  ),
};
export const LongWords: Story = {
  args: {
    title: "Renseignements complémentaires indispensables à l’établissement du devis",
    description: "Établissement, accompagnement, dématérialisation : dites ce qui vous semble utile.",
  },
};

export const ReadAloud: Story = {
  args: {
    children: (
      <>
        <TextField
          label="Titre"
          isRequired
          isRequiredShown
          error="Titre : au moins 5 caractères."
          defaultValue="Haie"
        />
        <RadioGroup
          label="Paiement"
          name="payment"
          defaultValue="euros"
          options={[
            { value: "euros", label: "En euros" },
            { value: "jobis", label: "En Jobi" },
          ]}
        />
        <CheckboxGroup
          label="Jours"
          help="Un ou plusieurs."
          options={[
            { value: "lundi", label: "Lundi" },
            { value: "mardi", label: "Mardi" },
          ]}
          value={["mardi"]}
          onChange={() => {}}
        />
        <SearchField label="Rechercher un outil" value="" onChange={() => {}} />
        <Button isDisabled>Publier</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Votre besoin",
      "heading, Votre besoin, level 2",
      "Plus il est précis, plus les propositions sont justes.",
      "Titre",
      "textbox, Titre, Haie, Titre : au moins 5 caractères., invalid, required",
      "Titre : au moins 5 caractères.",
      "radiogroup, Paiement",
      "Paiement",
      "radio, En euros, checked, position 1, set size 2",
      "En euros",
      "radio, En Jobi, not checked, position 2, set size 2",
      "En Jobi",
      "group, Jours, Un ou plusieurs.",
      "Jours",
      "checkbox, Lundi, not checked",
      "Lundi",
      "checkbox, Mardi, checked",
      "Mardi",
      "Un ou plusieurs.",
      "Rechercher un outil",
      "searchbox, Rechercher un outil",
      "button, Publier, disabled",
    ]);
  },
};

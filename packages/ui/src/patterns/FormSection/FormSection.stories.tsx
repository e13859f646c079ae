import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "../../components/TextArea/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { guide } from "./FormSection.guide.ts";
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
  parameters: { guide },
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

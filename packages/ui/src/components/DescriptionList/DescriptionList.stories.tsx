import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { Price } from "../Price/index.ts";
import { guide } from "./DescriptionList.guide.ts";
import { practice } from "./DescriptionList.practice.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const mission = [
  { term: "Mission", details: "Tailler une haie de thuyas, 12\u00a0m" },
  { term: "Quand", details: "Samedi 28 novembre, 9\u00a0h" },
  { term: "Où", details: "Villeurbanne, à 2,4\u00a0km" },
  { term: "Prix convenu", details: <Price euros={90} /> },
  { term: "État", details: <Badge tone="success">Acceptée</Badge> },
];

const meta = {
  title: "ui/DescriptionList",
  component: DescriptionList,
  tags: ["autodocs"],
  args: { entries: mission },
  decorators: [boxed({ maxWidth: "40rem" })],
  parameters: { guide, practice },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = {};

function change(what: string) {
  return (
    <Button variant="ghost" size="small" aria-label={`Modifier ${what}`}>
      Modifier
    </Button>
  );
}

export const WithActions: Story = {
  args: {
    entries: [
      { term: "Nom", details: "Léa Fontaine", action: change("le nom") },
      { term: "Adresse e-mail", details: "lea.fontaine@exemple.fr", action: change("l’adresse e-mail") },
      { term: "Téléphone", action: change("le téléphone") },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Modifier le téléphone" })).toBeVisible();
    await expect(canvas.getByText("Non renseigné")).toBeVisible();
  },
};
export const NotFilledIn: Story = {
  args: { entries: [{ term: "SIRET" }, { term: "Présentation", details: "" }], emptyWord: "À compléter" },
};
export const LongWords: Story = {
  args: {
    entries: [
      {
        term: "Dénomination sociale complète au registre",
        details: "Accompagnement-administratif-anticonstitutionnellement-dématérialisé SARL",
      },
      { term: "Adresse", details: "12 bis, montée de la Grande-Côte, Saint-Rémy-en-Bouzemont-Saint-Genest" },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "w320" } } };

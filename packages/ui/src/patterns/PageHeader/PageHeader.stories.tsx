import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import { link } from "../../styles/text.css.ts";
import { guide } from "./PageHeader.guide.ts";
import { practice } from "./PageHeader.practice.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "patterns/PageHeader",
  component: PageHeader,
  tags: ["autodocs"],
  args: { title: "Mes missions" },
  parameters: { guide, practice },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithActions: Story = {
  args: {
    lead: "Deux propositions attendent votre réponse.",
    actions: <Button>Poster une mission</Button>,
  },
};
export const Detail: Story = {
  args: {
    back: (
      <a className={link} href="#missions">
        Toutes les missions
      </a>
    ),
    overline: "Jardinage",
    title: "Tailler une haie de thuyas, 12\u00a0m",
    meta: (
      <>
        <Badge>Ouverte</Badge>
        <span>Villeurbanne · dès jeudi · 2 propositions</span>
      </>
    ),
    actions: (
      <>
        <Button>Proposer mes services</Button>
        <Button variant="secondary">Partager</Button>
      </>
    ),
  },
};
export const Compact: Story = {
  args: {
    title: "Missions",
    size: "compact",
    views: <Badge>24 missions</Badge>,
    actions: <Button>Publier une mission</Button>,
  },
};
/** Beside a part of the page that has its h1, of a list beside what is open of it. */
export const OfPart: Story = {
  args: { title: "Messages", size: "compact", isOfPart: true },
  decorators: [
    (Part) => (
      <>
        <h1>Karim B.</h1>
        <Part />
      </>
    ),
  ],
};
export const LongWords: Story = {
  args: {
    title: "Accompagnement administratif personnalisé à Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
    lead: "Établissement de dossiers dématérialisés et renseignements complémentaires, anticonstitutionnellement.",
    actions: <Button variant="secondary">Télécharger le récapitulatif</Button>,
  },
};

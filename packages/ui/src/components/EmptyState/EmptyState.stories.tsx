import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Street } from "../Street/index.ts";
import { guide } from "./EmptyState.guide.ts";
import { practice } from "./EmptyState.practice.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "ui/EmptyState",
  component: EmptyState,
  tags: ["autodocs"],
  args: { title: "Aucune mission pour l’instant", seed: "missions" },
  parameters: { guide, practice },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    children: "Dites ce qu’il vous faut : les premières propositions arrivent d’ordinaire dans l’heure.",
    action: <Button>Poster une mission</Button>,
  },
};
export const WordsOnly: Story = { args: { children: "Élargissez le rayon ou changez de catégorie." } };
export const WithoutPicture: Story = {
  args: { illustration: null, title: "Aucun message", children: "Vos échanges apparaîtront ici." },
};
export const PageNotFound: Story = {
  args: {
    headingLevel: 1,
    title: "Cette maison n’est pas dans la rue",
    children: "La page a déménagé, ou l’adresse contient une faute.",
    illustration: <Street variant="missing" seed="404" />,
    action: (
      <>
        <Button>Voir les missions</Button>
        <Button variant="secondary">Revenir à l’accueil</Button>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: "Aucun accompagnement administratif personnalisé à Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
    children:
      "Essayez une commune voisine, ou publiez votre demande : nous préviendrons les personnes concernées.",
    action: <Button>Publier une demande d’accompagnement</Button>,
  },
};

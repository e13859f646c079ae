import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AnswerScreen } from "./AnswerScreen.tsx";
import { HelpCenter } from "./HelpCenter.tsx";
import type { FoundAnswer, HelpAnswer, HelpGroup } from "./help-view.ts";

const answer = (slug: string, question: string, text: string): HelpAnswer => ({
  slug,
  question,
  blocks: [
    { kind: "paragraph", runs: [{ text }, { text: " " }, { text: "S’inscrire", to: "/inscription" }] },
  ],
});
const written = answer(
  "creer-un-compte",
  "Comment créer mon compte\u202f?",
  "Indiquez vos nom, prénom et adresse e-mail.",
);
const forgotten = { slug: "mot-de-passe-oublie", question: "J’ai oublié mon mot de passe" };
const groups: readonly HelpGroup[] = [
  {
    id: "compte",
    title: "Compte et connexion",
    questions: [
      { slug: written.slug, question: written.question },
      forgotten,
      { slug: "deux-etapes", question: "Comment activer la vérification en deux étapes\u202f?" },
    ],
  },
  {
    id: "missions",
    title: "Publier une mission",
    questions: [
      { slug: "publier-une-mission", question: "Comment publier une mission\u202f?" },
      { slug: "brouillon", question: "Ma mission en cours d’écriture est-elle gardée\u202f?" },
    ],
  },
];
const found: readonly FoundAnswer[] = [
  { ...forgotten, excerpt: "Demandez un lien\u00a0: il est valable une heure." },
  {
    slug: written.slug,
    question: written.question,
    excerpt: "Indiquez vos nom, prénom et adresse e-mail, puis choisissez un mot de passe.",
  },
];

const meta = {
  title: "web/Aide",
  component: HelpCenter,
  parameters: { layout: "fullscreen" },
  args: { q: "", groups, found: [] },
  render: (args) => (
    <StoryProviders path="/aide">
      <main>
        <HelpCenter {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof HelpCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllQuestions: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step("a question leads to its answer, which has its own address", async () => {
      await expect(canvas.getByRole("link", { name: "J’ai oublié mon mot de passe" })).toHaveAttribute(
        "href",
        "/aide/mot-de-passe-oublie",
      );
      await expect(canvas.queryByText(/valable une heure/)).toBeNull();
    });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Found: Story = {
  args: { q: "mot de passe", found },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: /2 réponses pour/ })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("mot de passe");
    await expect(canvas.getByText(/valable une heure/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { q: "zzzz" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Aucune réponse à ces mots" });
  },
};
export const OneAnswer: Story = {
  render: () => (
    <StoryProviders path="/aide/creer-un-compte">
      <main>
        <AnswerScreen
          answer={written}
          subject={{ id: "compte", title: "Compte et connexion" }}
          others={groups[0]?.questions.slice(1) ?? []}
        />
      </main>
    </StoryProviders>
  ),
};

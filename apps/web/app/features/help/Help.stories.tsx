import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryProviders } from "../../testing/StoryProviders.tsx";
import { AnswerScreen } from "./AnswerScreen.tsx";
import { HelpCenter } from "./HelpCenter.tsx";
import type { HelpAnswer, HelpGroup } from "./help-view.ts";

const answer = (slug: string, question: string, text: string): HelpAnswer => ({
  slug,
  question,
  blocks: [
    { kind: "paragraph", runs: [{ text }, { text: " " }, { text: "S’inscrire", to: "/inscription" }] },
  ],
});
const groups: readonly HelpGroup[] = [
  {
    id: "compte",
    title: "Compte et connexion",
    answers: [
      answer(
        "creer-un-compte",
        "Comment créer mon compte\u202f?",
        "Indiquez vos nom, prénom et adresse e-mail.",
      ),
      answer(
        "mot-de-passe-oublie",
        "J’ai oublié mon mot de passe",
        "Demandez un lien\u00a0: il est valable une heure.",
      ),
      answer("deux-etapes", "Comment activer la vérification en deux étapes\u202f?", "Ouvrez Sécurité."),
    ],
  },
  {
    id: "missions",
    title: "Publier une mission",
    answers: [
      answer("publier-une-mission", "Comment publier une mission\u202f?", "En cinq étapes, deux minutes."),
      answer("brouillon", "Ma mission en cours d’écriture est-elle gardée\u202f?", "Oui, sur cet appareil."),
    ],
  },
];
const found = groups.flatMap(({ answers }) => answers).slice(0, 2);

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
    await step("a question opens where it stands, and has its own address", async () => {
      await userEvent.click(canvas.getByText("J’ai oublié mon mot de passe"));
      await expect(canvas.getByText(/valable une heure/)).toBeVisible();
      const open = canvasElement.querySelector("details[open]");
      await expect(open?.querySelector('a[href="/aide/mot-de-passe-oublie"]')).toBeVisible();
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
          answer={found[0] as HelpAnswer}
          subject={{ id: "compte", title: "Compte et connexion" }}
          others={groups[0]?.answers.slice(1) ?? []}
        />
      </main>
    </StoryProviders>
  ),
};

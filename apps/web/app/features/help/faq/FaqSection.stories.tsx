import { requester } from "@jobami/api/auth/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { FaqSection } from "./FaqSection.tsx";
import { HelpScreen } from "./HelpScreen.tsx";
import { faqQuestions } from "./questions.ts";

const meta = {
  title: "web/Questions fréquentes",
  component: FaqSection,
  parameters: { layout: "fullscreen" },
  args: { questions: faqQuestions },
  render: (args) => (
    <StoryProviders>
      <main>
        <FaqSection {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof FaqSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the ways to reach people, on the dashboard [FAQ-14]. */
export const HelpPage: Story = {
  render: (args) => (
    <StoryProviders path="/dashboard/support" user={requester}>
      <main>
        <HelpScreen {...args} />
      </main>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const faq = section(canvasElement);
    await userEvent.click(faq.getByRole("button", { name: "Support technique" }));
    await waitFor(() => expect(faq.getByText("Comment contacter le support ?")).toBeVisible());
  },
};
export const HelpPageOnAPhone: Story = {
  ...HelpPage,
  play: () => {},
  globals: { viewport: { value: "w390" } },
};

const section = (element: HTMLElement) =>
  within(within(element).getByRole("region", { name: "Questions Fréquentes" }));
const openOnes = (element: HTMLElement) => element.querySelectorAll("details[open]").length;

export const Wide: Story = {
  play: async ({ canvasElement, step }) => {
    const faq = section(canvasElement);
    await step("has its title, its search and five subjects in order [FAQ-01, FAQ-03, FAQ-04]", async () => {
      const field = faq.getByRole("searchbox");
      await expect(field).toHaveAttribute("placeholder", "Rechercher une question...");
      await expect(getComputedStyle(field.parentElement as Element).position).toBe("sticky");
      const subjects = within(faq.getByRole("group", { name: "Sujets" })).getAllByRole("button");
      await expect(subjects.map((button) => button.textContent)).toEqual([
        "Toutes les questions",
        "Questions générales",
        "Compte et profil",
        "Tarification",
        "Support technique",
      ]);
      await expect(subjects[0]).toHaveAttribute("aria-pressed", "true");
    });
    await step(
      "shows six of all in two columns, and how many there are [FAQ-05, FAQ-06, FAQ-07]",
      async () => {
        await expect(canvasElement.querySelectorAll("details").length).toBe(6);
        await faq.findByText(`${faqQuestions.length} résultat(s) trouvé(s)`);
        const [first, second] = canvasElement.querySelectorAll("details");
        await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
      },
    );
    await step("shows a picture with the claim [FAQ-02]", async () => {
      await expect(faq.getByText("250+ clients satisfaits")).toBeVisible();
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    // FAQ-02: the picture is for wide screens, and the frame of a story follows its window.
    if (globalThis.innerWidth < 768)
      await expect(section(canvasElement).getByText("250+ clients satisfaits")).not.toBeVisible();
  },
};

export const RowOpen: Story = {
  play: async ({ canvasElement }) => {
    const faq = section(canvasElement);
    await userEvent.click(faq.getByText("Comment se passe le paiement ?"));
    await expect(openOnes(canvasElement)).toBe(globalThis.innerWidth < 768 ? 1 : 2);
  },
};

/** FAQ-08, FAQ-09 */
export const SecondPage: Story = {
  play: async ({ canvasElement }) => {
    const faq = section(canvasElement);
    await expect(faq.getByRole("button", { name: "Questions précédentes" })).toBeDisabled();
    await userEvent.click(faq.getByRole("button", { name: "Questions suivantes" }));
    await faq.findByText("Page 2 sur 5");
    await waitFor(() => expect(canvasElement.querySelector("[data-fading]")).toBeNull());
  },
};

/** FAQ-11 */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const faq = section(canvasElement);
    await userEvent.click(faq.getByRole("button", { name: "Afficher tout" }));
    await expect(canvasElement.querySelectorAll("details").length).toBe(faqQuestions.length);
    await faq.findByRole("button", { name: "Afficher moins" });
  },
};

/** FAQ-10: what fits a page has no « Afficher tout ». */
export const OneSubject: Story = {
  play: async ({ canvasElement }) => {
    const faq = section(canvasElement);
    await userEvent.click(faq.getByRole("button", { name: "Tarification" }));
    await faq.findByText("5 résultat(s) trouvé(s)");
    await expect(faq.queryByRole("button", { name: "Afficher tout" })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement, step }) => {
    const faq = section(canvasElement);
    await userEvent.type(faq.getByRole("searchbox"), "zzz");
    await step("states that, and what to try [FAQ-12]", async () => {
      await faq.findByText("Aucun résultat trouvé pour votre recherche");
      await faq.findByText("Essayez avec d’autres mots-clés ou une autre catégorie");
      await faq.findByText("0 résultat(s) trouvé(s)");
    });
  },
};

/** A link to a question opens it on its page. */
export const Linked: Story = {
  render: (args) => (
    <StoryProviders path="/#faq-donnees">
      <main>
        <FaqSection {...args} />
      </main>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("#faq-donnees")).toHaveAttribute("open"));
  },
};

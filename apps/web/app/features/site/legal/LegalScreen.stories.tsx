import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { legalTexts } from "./content/texts.ts";
import { LegalScreen } from "./LegalScreen.tsx";

const facts = {
  brand: { name: "Jobami", phone: "01 84 80 26 26", email: "bonjour@jobami.fr", city: "Lyon" },
  publisher: {},
};
const showing = (page: keyof typeof legalTexts) => ({ page, sections: legalTexts[page](facts) });

const meta = {
  title: "web/Legal",
  component: LegalScreen,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LegalNotice: Story = {
  args: showing("mentions-legales"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
    // Nothing of the operator is invented: what is not configured is stated.
    await expect(
      canvas.getByText(/Non communiqué à ce jour par l’exploitant.: dénomination, forme juridique/),
    ).toBeVisible();
  },
};
export const SalesTerms: Story = { args: showing("conditions-generales") };
export const UseTerms: Story = { args: showing("conditions-utilisation") };
export const Privacy: Story = {
  args: showing("politique-confidentialite"),
};
export const Cookies: Story = { args: showing("cookies") };
export const Charter: Story = { args: showing("charte-ethique") };
export const Ranking: Story = { args: showing("referencement") };

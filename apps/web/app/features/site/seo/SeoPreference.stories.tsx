import { jobbeur } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { termsAbsent } from "@jobami/api/consents/fixtures";
import { mockAnswer, mockRefusal, mockSilence } from "@jobami/api/mock";
import { usersContract } from "@jobami/api/users/contract";
import { referenced } from "@jobami/api/users/fixtures";
import { Container } from "@jobami/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { SeoPreference } from "./SeoPreference.tsx";

const onNotice = fn();
/** The stats of a person who is not referenced. */
const notReferenced = mockAnswer(usersContract.seoPromotionStats, {
  success: true,
  stats: { ...referenced, seoIndexable: false },
});

const meta = {
  title: "web/SeoPreference",
  component: SeoPreference,
  parameters: { layout: "fullscreen" },
  beforeEach: () => void onNotice.mockClear(),
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/parametres" user={jobbeur} onNotice={onNotice}>
        <main>
          <Container width="form">
            <h1>Paramètres</h1>
            <Story />
          </Container>
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof SeoPreference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Arrêter le référencement" }));
    await expect(await canvas.findByText("Désactivé")).toBeVisible();
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({
        kind: "success",
        title: "Votre profil et vos offres partenaires ne seront plus référencés sur Google",
      }),
    );
  },
};
export const NotStopped: Story = {
  parameters: {
    msw: [mockRefusal(usersContract.updateSeoPreferences, "INTERNAL_ERROR", { message: "Erreur" })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Arrêter le référencement" }));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({
        kind: "error",
        title: "Erreur lors de l’arrêt du référencement",
      }),
    );
    await expect(canvas.getByText("Activé")).toBeVisible();
  },
};
export const Off: Story = {
  parameters: {
    msw: [notReferenced],
  },
  play: async ({ canvasElement }) => {
    const opened = fn();
    globalThis.addEventListener("open-seo-promotion", opened, { once: true });
    const activate = await within(canvasElement).findByRole("button", { name: "Activer le référencement" });
    await waitFor(() => expect(activate).toBeEnabled());
    await userEvent.click(activate);
    await expect(opened).toHaveBeenCalledOnce();
  },
};
/** Without the terms it cannot be activated: why is stated, and no button does nothing. */
export const WithoutTerms: Story = {
  parameters: {
    msw: [notReferenced, mockAnswer(consentsContract.termsStatus, termsAbsent)],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Pour l’activer, il faut d’abord avoir accepté les conditions générales.");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(usersContract.seoPromotionStats)] } };
export const Unreadable: Story = {
  parameters: {
    msw: [mockRefusal(usersContract.seoPromotionStats, "INTERNAL_ERROR", { message: "Erreur" })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Impossible de lire votre choix")).toBeVisible();
  },
};

import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockRefusal, mockSilence } from "@jobami/api/mock";
import { type SeoStats, usersContract } from "@jobami/api/users/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { SeoCorner } from "./SeoCorner.tsx";

const onNotice = fn();
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** The stats of a person who is not referenced, `days` after their sign-up. */
const stats = (days: number, about: Partial<SeoStats> = {}) =>
  mockAnswer(usersContract.seoPromotionStats, {
    success: true,
    stats: {
      seoIndexable: false,
      registrationDate: daysAgo(days),
      profileCompleteness: 75,
      missionsCompleted: 0,
      ...about,
    },
  });

const meta = {
  title: "web/Seo",
  component: SeoCorner,
  parameters: { layout: "fullscreen", msw: [stats(30)] as unknown[] },
  args: { user: jobbeur },
  beforeEach: () => {
    onNotice.mockClear();
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard" user={jobbeur} onNotice={onNotice}>
        <main id="contenu" tabIndex={-1} style={{ minHeight: "34rem", padding: "2rem", outline: "none" }}>
          <h1>Bonjour Karim</h1>
        </main>
        <div style={{ padding: "1rem", maxWidth: "27rem" }}>
          <Story />
        </div>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof SeoCorner>;

export default meta;
type Story = StoryObj<typeof meta>;

const modal = async (name: RegExp = /Google|savoir/) => {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const activate = async () =>
  userEvent.click((await modal()).getByRole("button", { name: "Activer le référencement" }));

export const Generic: Story = {
  play: async () => {
    const dialog = await modal(/Soyez visible sur Google/);
    await expect(dialog.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Un compte actif",
      "Le statut jobbeur",
      "Le référencement accepté",
      "Au moins un service proposé",
      "Des offres partenaires actives et non expirées",
    ]);
    await expect(localStorage.getItem("seoPrompt_notification")).toBe("shown");
    await userEvent.click(dialog.getByRole("button", { name: "Plus tard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async () => void (await modal()),
};
export const Onboarding: Story = {
  parameters: { msw: [stats(2)] },
  play: async () => {
    await modal(/Bienvenue/);
  },
};
export const ProfileComplete: Story = {
  parameters: { msw: [stats(0, { profileCompleteness: 100 })] },
  play: async () => void (await modal(/Votre profil est prêt/)),
};
export const FirstMission: Story = {
  parameters: { msw: [stats(5, { missionsCompleted: 1 })] },
  play: async () => void (await modal(/Première mission réussie/)),
};
export const Activated: Story = {
  play: async () => {
    await activate();
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({
        kind: "success",
        title:
          "Parfait\u202f! Votre profil et vos offres partenaires seront maintenant référencés sur Google",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Activating: Story = {
  parameters: { msw: [stats(30), mockSilence(usersContract.updateSeoPreferences)] },
  play: async () => {
    await activate();
    await expect((await modal()).getByRole("button", { name: "Plus tard" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Fermer" })).toBeDisabled();
  },
};
const failure = "Erreur lors de l'activation du référencement";
export const NotActivated: Story = {
  parameters: {
    msw: [stats(30), mockAnswer(usersContract.updateSeoPreferences, { success: false, message: "" })],
  },
  play: async () => {
    await activate();
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "error", title: failure }));
    await expect((await modal()).getByRole("button", { name: "Plus tard" })).toBeEnabled();
  },
};
export const ActivationRefused: Story = {
  parameters: {
    msw: [
      stats(30),
      mockRefusal(usersContract.updateSeoPreferences, "TOO_MANY_REQUESTS", { message: "Trop de requêtes." }),
    ],
  },
  play: async () => {
    await activate();
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "error", title: "Trop de requêtes." }));
  },
};

/** Prompted yesterday: only the banner comes, 3 s after the page. */
export const Banner: Story = {
  beforeEach: () => localStorage.setItem("lastSeoPrompt", daysAgo(1)),
  play: async ({ canvasElement }) => {
    const banner = within(
      await within(canvasElement).findByRole("region", { name: "Soyez visible sur Google" }),
    );
    const more = banner.getByRole("button", { name: "En savoir plus" });
    await userEvent.click(more);
    const dialog = await modal(/Soyez visible sur Google/);
    await userEvent.click(dialog.getByRole("button", { name: "Plus tard" }));
    await within(canvasElement).findByRole("region", { name: "Soyez visible sur Google" });
    await waitFor(() => expect(more).toHaveFocus());
  },
};
/** The banner goes with what it reminded of: the focus goes on to the page. */
export const ActivatedFromBanner: Story = {
  tags: ["proof"],
  ...Banner,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = { name: "En savoir plus" };
    await userEvent.click(await canvas.findByRole("button", more));
    await activate();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    await expect(canvas.queryByRole("button", more)).toBeNull();
  },
};
export const BannerDismissed: Story = {
  tags: ["proof"],
  beforeEach: () => localStorage.setItem("lastSeoPrompt", daysAgo(1)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(localStorage.getItem("seoBannerDismissed")).toBe("true");
  },
};

function Holding() {
  useOverlayLock("story", true);
  return null;
}
/** While something else asks for attention, nothing comes. */
export const GivingWay: Story = {
  render: (args) => (
    <>
      <Holding />
      <SeoCorner {...args} />
    </>
  ),
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(localStorage.getItem("lastSeoPrompt")).toBeNull();
  },
};
/** What is asked for does not wait. */
export const AskedMeanwhile: Story = {
  ...GivingWay,
  play: async () => {
    await waitFor(() => {
      globalThis.dispatchEvent(new Event("open-seo-promotion"));
      expect(screen.getByRole("dialog", { name: "Soyez visible sur Google" })).toBeVisible();
    });
  },
};

import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { qualityContract } from "@jobami/api/quality/contract";
import { fewFigures, noBadgesYet, qualityFigures, someBadges } from "@jobami/api/quality/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { BadgesScreen } from "./BadgesScreen.tsx";
import { copy as badgeCopy } from "./badges.copy.ts";
import { copy } from "./figures.copy.ts";
import { QualityScreen } from "./QualityScreen.tsx";

const { badges, figures } = qualityContract;
const screens = { badges: <BadgesScreen />, figures: <QualityScreen days={90} /> };

function Page({ screen }: { screen: keyof typeof screens }) {
  return (
    <StoryProviders
      path={screen === "badges" ? "/dashboard/badges" : "/dashboard/qualite-et-performance"}
      user={jobbeur}
    >
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Qualité et badges",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "badges" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is earned, and what is missing to the next, the nearest first. */
export const Badges: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const namesIn = async (list: string) =>
      (await within(await canvas.findByRole("list", { name: list })).findAllByRole("heading")).map(
        ({ textContent }) => textContent,
      );
    await expect(await namesIn(badgeCopy.earned)).toEqual([
      "Première mission",
      "5 missions et plus",
      "Répond vite",
    ]);
    await expect(await namesIn(badgeCopy.toEarn)).toEqual([
      "Bonnes notes",
      "Vérifié",
      "Profil complet",
      "25 missions et plus",
    ]);
    await expect(canvas.getByText("Depuis le 17 octobre 2026")).toBeVisible();
    await expect(canvas.getByText(/^Missions terminées\s: 6 sur 25$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ma vérification" })).toHaveAttribute(
      "href",
      "/dashboard/profil/verification",
    );
  },
};
export const BadgesOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const NoBadgesYet: Story = {
  parameters: { msw: [mockAnswer(badges, { success: true, data: noBadgesYet })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Pas encore de badge/)).toBeVisible();
  },
};
export const AllBadges: Story = {
  parameters: {
    msw: [
      mockAnswer(badges, {
        success: true,
        data: someBadges.map((badge) => ({ ...badge, isEarned: true, percent: 100, missing: [] })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(badgeCopy.allEarned)).toBeVisible();
  },
};
export const BadgesLoading: Story = { parameters: { msw: [mockSilence(badges)] } };
export const BadgesOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(badges)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(badgeCopy.failed)).toBeVisible();
  },
};

/** Each figure with what it means and of how many cases. */
export const Figures: Story = {
  tags: ["every-look"],
  args: { screen: "figures" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole("list", { name: copy.figures }));
    await expect(list.getByText(/^92\s%$/)).toBeVisible();
    await expect(list.getByText(/^48\smin$/)).toBeVisible();
    await expect(list.getByText(/Seul le premier message d’une conversation compte/)).toBeVisible();
    await expect(list.getByText(/6 terminées, 1 annulée\.$/)).toBeVisible();
    await expect(canvas.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuetext"))).toEqual(
      ["4,8", "4,4", "4,6", "4,6"].map((note) => `${note} sur 5`),
    );
    await expect(canvas.getByRole("link", { name: "90 jours", current: "page" })).toBeVisible();
  },
};
export const FiguresOnAPhone: Story = {
  args: { screen: "figures" },
  globals: { viewport: { value: "w390" } },
};

/** Under five cases a figure states nothing, and that is shown. */
export const FewFigures: Story = {
  args: { screen: "figures" },
  parameters: { msw: [mockAnswer(figures, { success: true, data: fewFigures })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/^Pas encore assez\s: 4 propositions décidées, il en faut 5\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByText("—")).toHaveLength(5);
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};
const none = { value: null, cases: 0 };
export const NoFigures: Story = {
  args: { screen: "figures" },
  parameters: {
    msw: [
      mockAnswer(figures, {
        success: true,
        data: {
          ...qualityFigures,
          ...{ answerRate: none, answerMinutes: none, acceptance: none, completion: none, rating: none },
          ...{ finished: 0, cancelled: 0, notes: null },
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.none)).toBeVisible();
  },
};
export const FiguresLoading: Story = {
  args: { screen: "figures" },
  parameters: { msw: [mockSilence(figures)] },
};
export const FiguresOutOfReach: Story = {
  args: { screen: "figures" },
  parameters: { msw: [mockNetworkFailure(figures)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};
export const FiguresFailed: Story = {
  args: { screen: "figures" },
  parameters: { msw: [mockRefusal(figures, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};

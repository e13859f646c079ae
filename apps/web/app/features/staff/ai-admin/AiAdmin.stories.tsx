import { aiContract } from "@jobami/api/ai/contract";
import { aiOff, aiPricing, noAiStats, standInAi } from "@jobami/api/ai/fixtures";
import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AiImagesScreen } from "./AiImagesScreen.tsx";
import { AiInfoScreen } from "./AiInfoScreen.tsx";
import { AiPricingScreen } from "./AiPricingScreen.tsx";
import { AiStatsScreen } from "./AiStatsScreen.tsx";
import { copy } from "./copy.ts";

const screens = {
  info: <AiInfoScreen provider="openai" />,
  stats: <AiStatsScreen provider="openai" />,
  pricing: <AiPricingScreen />,
  images: <AiImagesScreen />,
};

interface PageProps {
  screen: keyof typeof screens;
  path: string;
  user: SessionUser | null;
}

function Page({ screen, path, user }: PageProps) {
  return (
    <StoryProviders path={path} user={user}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

const meta = {
  title: "web/Équipe/IA",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "info", path: "/admin/openai-info", user: secured(administrator) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { info, test, stats, pricing, images } = aiContract;

/** [ADM-18] */
export const Info: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("…x7Qd")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy.tryIt }));
    await expect(await canvas.findByText(/« Bonjour », en 640/)).toBeVisible();
  },
};
export const InfoOnAPhone: Story = { globals: { viewport: { value: "w390" } } };
/** Stated plainly: no model answers. */
export const InfoOfStandIn: Story = {
  parameters: { msw: [mockAnswer(info, { success: true, data: standInAi })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Une doublure répond, aucun modèle")).toBeVisible();
  },
};
export const InfoOff: Story = {
  parameters: { msw: [mockAnswer(info, { success: true, data: aiOff })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Ce fournisseur n’est pas réglé")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy.tryIt })).toBeNull();
  },
};
export const TestRefused: Story = {
  parameters: {
    msw: [
      mockAnswer(test, {
        success: true,
        data: {
          outcome: "refused",
          model: "gpt-4o-mini",
          words: null,
          tokensIn: 0,
          tokensOut: 0,
          durationMs: 210,
          tries: 0,
        },
      }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.tryIt }));
    await expect(await canvas.findByText(/Refusé par le fournisseur/)).toBeVisible();
  },
};
export const TestTooOften: Story = {
  parameters: { msw: [mockRefusal(test, "TOO_MANY_REQUESTS", { message: "Trop de requêtes." })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.tryIt }));
    await expect(await canvas.findByText("Trop de requêtes.")).toBeVisible();
  },
};
export const InfoLoading: Story = { parameters: { msw: [mockSilence(info)] } };
export const InfoOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(info)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.infoFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** [ADM-19] */
export const Stats: Story = {
  args: { screen: "stats", path: "/admin/openai-stats?periode=mois" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole("row", { name: /^Rédaction d’annonce/ }));
    await expect(row.getByText("118")).toBeVisible();
  },
};
export const StatsOnAPhone: Story = {
  args: { screen: "stats", path: "/admin/openai-stats" },
  globals: { viewport: { value: "w390" } },
};
export const StatsOfNothing: Story = {
  args: { screen: "stats", path: "/admin/openai-stats" },
  parameters: { msw: [mockAnswer(stats, { success: true, data: noAiStats })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noCalls)).toBeVisible();
  },
};
export const StatsLoading: Story = {
  args: { screen: "stats", path: "/admin/openai-stats" },
  parameters: { msw: [mockSilence(stats)] },
};
export const StatsOutOfReach: Story = {
  args: { screen: "stats", path: "/admin/openai-stats" },
  parameters: { msw: [mockNetworkFailure(stats)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.statsFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** [ADM-17] */
export const Pricing: Story = {
  args: { screen: "pricing", path: "/admin/openrouter-pricing" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first] = await canvas.findAllByRole("row");
    await expect(first).toHaveTextContent(/^GPT-4o mini/);
  },
};
export const PricingOnAPhone: Story = {
  args: { screen: "pricing", path: "/admin/openrouter-pricing" },
  globals: { viewport: { value: "w390" } },
};
/** The address narrows the list; the way back stands below. */
export const PricingWithoutMatch: Story = {
  args: { screen: "pricing", path: "/admin/openrouter-pricing?q=inconnu" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: copy.everyModel })).toHaveAttribute(
      "href",
      "/admin/openrouter-pricing",
    );
  },
};
export const PricingOff: Story = {
  args: { screen: "pricing", path: "/admin/openrouter-pricing" },
  parameters: {
    msw: [mockAnswer(pricing, { success: true, data: { ...aiPricing, state: "off", models: [] } })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noList)).toBeVisible();
  },
};
export const PricingUnavailable: Story = {
  args: { screen: "pricing", path: "/admin/openrouter-pricing" },
  parameters: { msw: [mockRefusal(pricing, "AI_UNAVAILABLE", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.pricingFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** None is made, and that is stated [ADM-20]. */
export const Images: Story = {
  args: { screen: "images", path: "/admin/ai-image-stats" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noImages)).toBeVisible();
  },
};
export const ImagesOutOfReach: Story = {
  args: { screen: "images", path: "/admin/ai-image-stats" },
  parameters: { msw: [mockNetworkFailure(images)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.imagesFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** These are pages of administrators. */
export const RefusedToAModerator: Story = {
  args: { user: secured(moderator) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      "Vous devez vous connecter",
    );
  },
};

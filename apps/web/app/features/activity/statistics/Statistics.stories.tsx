import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { statisticsContract } from "@jobami/api/statistics/contract";
import {
  emptyAdvanced,
  emptyFigures,
  jobbeurFigures,
  requesterFigures,
} from "@jobami/api/statistics/fixtures";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { premiumStatus } from "@jobami/api/subscriptions/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AdvancedScreen } from "./AdvancedScreen.tsx";
import { advancedCopy, offerCopy } from "./advanced.copy.ts";
import { copy, moneyText } from "./copy.ts";
import { StatisticsScreen } from "./StatisticsScreen.tsx";

const { figures, advanced } = statisticsContract;
const { cents, jobis } = jobbeurFigures;
const premium = mockAnswer(subscriptionsContract.status, { success: true, data: premiumStatus });

interface PageProps {
  screen: "basic" | "advanced";
  isRequester?: boolean;
}

function Page({ screen, isRequester = false }: PageProps) {
  const periode = isRequester ? "12m" : "30j";
  return (
    <StoryProviders
      path={screen === "basic" ? "/dashboard/statistiques" : "/dashboard/statistiques-avances"}
      user={isRequester ? requester : jobbeur}
    >
      <main>
        {screen === "basic" ? <StatisticsScreen periode={periode} /> : <AdvancedScreen periode={periode} />}
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Statistiques",
  component: Page,
  args: { screen: "basic" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };

export const Jobbeur: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const shown = within(await canvas.findByRole("list", { name: copy.figures }));
    await expect(shown.getAllByRole("listitem")).toHaveLength(12);
    await expect(shown.getByText(moneyText(cents.now, jobis.now).replaceAll(/\s/g, " "))).toBeVisible();
    await userEvent.click(canvas.getByText(/^Vues du profil.: les chiffres$/));
    await expect(canvas.getByRole("table", { name: "Vues du profil" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.download })).toHaveAttribute(
      "href",
      "/dashboard/statistiques.csv?periode=30j",
    );
    await expect(canvas.getByRole("link", { name: copy.advanced })).toHaveAttribute(
      "href",
      "/dashboard/statistiques-avances?periode=30j",
    );
  },
};
export const JobbeurOnAPhone: Story = phone;
export const Requester: Story = {
  args: { isRequester: true },
  parameters: { msw: [mockAnswer(figures, { success: true, data: requesterFigures })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Missions publiées", { selector: "li p" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "12 mois" })).toHaveAttribute("aria-current", "page");
  },
};
export const Nothing: Story = {
  parameters: { msw: [mockAnswer(figures, { success: true, data: emptyFigures })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: copy.none })).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.findMissions })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(figures)] } };
export const Offline: Story = {
  parameters: { msw: [mockNetworkFailure(figures)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: [mockRefusal(figures, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};

export const Advanced: Story = {
  tags: ["every-look"],
  args: { screen: "advanced" },
  parameters: { msw: [premium] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const prices = within(await canvas.findByRole("table", { name: advancedCopy.prices }));
    await expect(prices.getByText(/^10.% de moins$/)).toBeVisible();
    await expect(prices.getByText(advancedCopy.fewOthers)).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Payées" })).toHaveAttribute("aria-valuenow", "5");
  },
};
export const AdvancedOnAPhone: Story = {
  args: { screen: "advanced" },
  parameters: { msw: [premium] },
  ...phone,
};
export const AdvancedNothing: Story = {
  args: { screen: "advanced" },
  parameters: { msw: [premium, mockAnswer(advanced, { success: true, data: emptyAdvanced })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: advancedCopy.none })).toBeVisible();
    await expect(canvas.getByRole("link", { name: advancedCopy.wider })).toBeVisible();
  },
};
/** Whoever has not the option reads what it brings; the figures are not asked for. */
export const WithoutTheOption: Story = {
  tags: ["every-look"],
  args: { screen: "advanced" },
  parameters: { msw: [mockRefusal(advanced, "PREMIUM_NEEDED", { message: "Refusé." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: offerCopy.title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: offerCopy.see })).toHaveAttribute(
      "href",
      "/dashboard/premium",
    );
    await expect(canvas.queryByText("Refusé.")).toBeNull();
  },
};
/** Premium, but what was agreed with this person alone leaves it out. */
export const PremiumWithoutIt: Story = {
  args: { screen: "advanced" },
  parameters: {
    msw: [
      mockAnswer(subscriptionsContract.status, {
        success: true,
        data: { ...premiumStatus, options: { statistiques: false } },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(offerCopy.without)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: offerCopy.see })).toBeNull();
  },
};
export const AdvancedFailed: Story = {
  args: { screen: "advanced" },
  parameters: { msw: [premium, mockRefusal(advanced, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(advancedCopy.failed)).toBeVisible();
  },
};
export const AdvancedOffline: Story = {
  args: { screen: "advanced" },
  parameters: { msw: [mockNetworkFailure(subscriptionsContract.status)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(advancedCopy.statusFailed)).toBeVisible();
  },
};
export const AdvancedLoading: Story = {
  args: { screen: "advanced" },
  parameters: { msw: [premium, mockSilence(advanced)] },
};

import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { reportsContract } from "@jobami/api/reports/contract";
import { commentCase, noReportStats } from "@jobami/api/reports/fixtures";
import { staffContract } from "@jobami/api/staff/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { administratorsPlace } from "../frame/index.ts";
import { CaseScreen } from "./CaseScreen.tsx";
import { CasesScreen } from "./CasesScreen.tsx";
import { copy as caseCopy } from "./copy.ts";
import { copy } from "./figures.copy.ts";
import { ModerationLogScreen } from "./ModerationLogScreen.tsx";
import { ModerationStatsScreen } from "./ModerationStatsScreen.tsx";

const screens = {
  list: <CasesScreen place={administratorsPlace} />,
  case: <CaseScreen id={commentCase.id} place={administratorsPlace} />,
  log: <ModerationLogScreen />,
  stats: <ModerationStatsScreen />,
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
  title: "web/Équipe/Modération dans l’administration",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "log", path: "/admin/moderation-logs", user: secured(administrator) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { stats } = reportsContract;
const { moderationLog } = staffContract;

/** The moderators' list, whose rows stay among the pages of the administration [MOD-01]. */
export const Reported: Story = {
  args: { screen: "list", path: "/admin/reported-content" },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: caseCopy.listLabel }));
    const [first] = await list.findAllByRole("link");
    await expect(first).toHaveAttribute("href", `/admin/reported-content/${commentCase.id}`);
  },
};

/** A case, whose way back leads to that list [MOD-02]. */
export const ReportedCase: Story = {
  args: { screen: "case", path: `/admin/reported-content/${commentCase.id}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: caseCopy.toList })).toHaveAttribute(
      "href",
      "/admin/reported-content",
    );
  },
};

/** Who decided what, when and why [MOD-03]. */
export const Log: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: copy.log }));
    await expect(await list.findByText("Commentaire masqué")).toBeVisible();
    await expect(list.getAllByText("Maud Petit")).toHaveLength(2);
    await expect(list.getByText("Ce commentaire insulte une autre personne.")).toBeVisible();
  },
};
export const LogOnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const LogEmpty: Story = {
  parameters: { msw: [mockAnswer(moderationLog, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};
/** The address narrows it; the way back to everything stands below. */
export const LogWithoutMatch: Story = {
  ...LogEmpty,
  args: { path: "/admin/moderation-logs?acte=masque&periode=semaine" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: copy.everything })).toHaveAttribute(
      "href",
      "/admin/moderation-logs",
    );
  },
};
export const LogLoading: Story = { parameters: { msw: [mockSilence(moderationLog)] } };
export const LogOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(moderationLog)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), { timeout: 30_000 });
  },
};

/** Figures as text and in a table [MOD-04]. */
export const Stats: Story = {
  args: { screen: "stats", path: "/admin/moderation-stats?periode=mois" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^27 contenus signalés/)).toBeVisible();
    const row = within(canvas.getByRole("row", { name: /^Commentaire/ }));
    await expect(row.getByText("21")).toBeVisible();
    await expect(row.getByText("2 heures")).toBeVisible();
  },
};
export const StatsOnAPhone: Story = {
  args: { screen: "stats", path: "/admin/moderation-stats" },
  globals: { viewport: { value: "w390" } },
};
export const StatsOfNothing: Story = {
  args: { screen: "stats", path: "/admin/moderation-stats" },
  parameters: { msw: [mockAnswer(stats, { success: true, data: noReportStats })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noReports)).toBeVisible();
  },
};
export const StatsLoading: Story = {
  args: { screen: "stats", path: "/admin/moderation-stats" },
  parameters: { msw: [mockSilence(stats)] },
};
export const StatsOutOfReach: Story = {
  args: { screen: "stats", path: "/admin/moderation-stats" },
  parameters: { msw: [mockNetworkFailure(stats)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.statsFailed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** These are pages of administrators [ROLE-11]. */
export const RefusedToAModerator: Story = {
  args: { user: secured(moderator) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      "Vous devez vous connecter",
    );
  },
};
/** Rights that were taken back meanwhile close the page. */
export const RightsTakenBack: Story = {
  parameters: { msw: [mockRefusal(moderationLog, "FORBIDDEN", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(
        "Vous devez vous connecter",
      ),
    );
  },
};

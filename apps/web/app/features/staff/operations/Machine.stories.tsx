import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { hostContract } from "@jobami/api/host/contract";
import { hostJustStarted, hostNearlyFull, redisAway, redisNone } from "@jobami/api/host/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, redisUses } from "./host.copy.ts";
import { MemoryScreen } from "./MemoryScreen.tsx";
import { RedisScreen } from "./RedisScreen.tsx";
import { VpsScreen } from "./VpsScreen.tsx";

const screens = { server: <VpsScreen />, memory: <MemoryScreen />, redis: <RedisScreen /> };

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
  title: "web/Équipe/Machine",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "server", path: "/admin/vps", user: secured(administrator) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { figures, redis } = hostContract;

/** The machine now, and its last hour [ADM-02]. */
export const Server: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("0,82 · 0,74 · 0,61")).toBeVisible();
    await expect(canvas.getByText(/^5,4\sGo$/)).toBeVisible();
    await expect(canvas.getByText("PostgreSQL")).toBeVisible();
    await expect(canvas.getAllByRole("progressbar")).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: /Mesure/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Erreurs par minute" }));
    const bars = canvas.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuetext"));
    await expect(bars.filter((label) => label === "1")).toHaveLength(1);
  },
};
export const ServerOnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const ServerJustStarted: Story = {
  parameters: { msw: [mockAnswer(figures, { success: true, data: hostJustStarted })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^La première minute n’est pas finie/)).toBeVisible();
    await expect(canvas.getByText(copy.noDisk)).toBeVisible();
    await expect(canvas.getByText(/^Aucune.*dans le processus\.$/)).toBeVisible();
  },
};
export const ServerLoading: Story = { parameters: { msw: [mockSilence(figures)] } };
export const ServerOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(figures)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.failed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};
/** Rights that were taken back meanwhile close the page. */
export const RightsTakenBack: Story = {
  parameters: { msw: [mockRefusal(figures, "FORBIDDEN", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(
        "Vous devez vous connecter",
      ),
    );
  },
};

/** The memory of the process [ADM-03]. */
export const Memory: Story = {
  args: { screen: "memory", path: "/admin/memory-monitoring" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^7\s% de sa limite/)).toBeVisible();
    await expect(canvas.getByText(/^58,4\sms$/)).toBeVisible();
    await expect(canvas.queryByText(copy.nearlyFull)).toBeNull();
  },
};
export const MemoryOnAPhone: Story = {
  args: { screen: "memory", path: "/admin/memory-monitoring" },
  globals: { viewport: { value: "w390" } },
};
export const MemoryNearlyFull: Story = {
  args: { screen: "memory", path: "/admin/memory-monitoring" },
  parameters: { msw: [mockAnswer(figures, { success: true, data: hostNearlyFull })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.nearlyFull)).toBeVisible();
  },
};

/** A Redis that answers [ADM-23]. */
export const Redis: Story = {
  args: { screen: "redis", path: "/admin/redis" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("7.2.4")).toBeVisible();
    await expect(canvas.getByText(/Mesuré dans le processus 4127/)).toBeVisible();
    await expect(canvas.getByText(redisUses[0].with)).toBeVisible();
  },
};
export const RedisNone: Story = {
  args: { screen: "redis", path: "/admin/redis" },
  parameters: { msw: [mockAnswer(redis, { success: true, data: redisNone })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.redisNone)).toBeVisible();
    await expect(canvas.getByText(redisUses[0].without)).toBeVisible();
  },
};
export const RedisAway: Story = {
  args: { screen: "redis", path: "/admin/redis" },
  parameters: { msw: [mockAnswer(redis, { success: true, data: redisAway })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.redisAway)).toBeVisible();
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

import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer } from "@jobami/api/mock";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { noConsents } from "@jobami/machines/consents/cookie-consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { staffPlaces } from "../entities/place/index.ts";
import { writeConsents } from "../features/account/consents/index.ts";
import { StoryProviders } from "../testing/StoryProviders.tsx";
import { DashboardRail } from "./DashboardRail.tsx";
import { readRail } from "./rail-cookie.ts";
import { Shell } from "./Shell.tsx";

/** What comes with a session is loaded by itself. */
const afterLoading = { timeout: 30_000 };

interface AreaProps {
  path: string;
  isFolded: boolean;
  closed: readonly string[];
  user?: SessionUser;
}

function Area({ path, isFolded, closed, user = requester }: AreaProps) {
  return (
    <StoryProviders path={path} user={user}>
      <Shell
        consents={{ ...noConsents, bannerDismissed: true }}
        services={[]}
        year={2026}
        rail={<DashboardRail remembered={{ isFolded, closed }} {...(path === "/admin" && { staffPlaces })} />}
      >
        <p style={{ height: "200vh", padding: 24 }}>Contenu</p>
      </Shell>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Places",
  component: Area,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    writeConsents({ ...noConsents, bannerDismissed: true });
    return () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
      document.cookie = "jobami_rail=; path=/; max-age=0";
    };
  },
  args: { path: "/dashboard/missions", isFolded: false, closed: [] },
} satisfies Meta<typeof Area>;

export default meta;
type Story = StoryObj<typeof meta>;

const threeUnread: Story["parameters"] & object = {
  msw: [mockAnswer(notificationsContract.unreadCount, { success: true, count: 3 })],
};

const floating = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const railOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole("navigation", { name: "Toutes les pages" }));
const isWide = () => globalThis.matchMedia("(min-width: 61.25em)").matches;

/** What waits is shown at its place; the rail stays while the page moves under it. */
export const Rail: Story = {
  parameters: threeUnread,
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const rail = await railOf(canvasElement);
    await expect(
      await rail.findByRole("link", { name: /^Notifications\s*3 non lues$/ }, afterLoading),
    ).toBeVisible();
    await expect(rail.getByRole("link", { name: "Missions" })).toHaveAttribute("aria-current", "page");
    globalThis.scrollTo(0, 300);
    await waitFor(() => expect(globalThis.scrollY).toBe(300));
    const top = rail.getByRole("button", { name: "Replier le menu" }).getBoundingClientRect().top;
    await expect(top).toBeGreaterThan(0);
    globalThis.scrollTo(0, 0);
  },
};

/** Beside the pages of staff stand the places of the role; no footer below. */
export const RailOfStaff: Story = {
  args: { path: "/admin", user: administrator },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("contentinfo")).toBeNull();
    if (!isWide()) return;
    const rail = await railOf(canvasElement);
    await expect(rail.getByRole("link", { name: "Administration" })).toHaveAttribute("aria-current", "page");
    await expect(rail.getByRole("link", { name: "Modération" })).toHaveAttribute("href", "/moderation");
    await expect(rail.queryByRole("link", { name: "Missions" })).toBeNull();
  },
};

export const RailFolded: Story = {
  parameters: threeUnread,
  args: { isFolded: true },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const rail = await railOf(canvasElement);
    await rail.findByRole("link", { name: /^Notifications\s*3 non lues$/ }, afterLoading);
    await expect(rail.getByRole("link", { name: "Propositions" })).toBeVisible();
  },
};

/** A group that was closed opens when one comes to a place of it; another stays closed, and closing is stored. */
export const RailWithClosedGroups: Story = {
  parameters: threeUnread,
  args: { closed: ["missions", "help"] },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const rail = await railOf(canvasElement);
    await expect(rail.getByRole("button", { name: "Missions" })).toHaveAttribute("aria-expanded", "true");
    const help = rail.getByRole("button", { name: "Aide et réglages" });
    await expect(help).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(help);
    await expect(rail.getByRole("link", { name: "Sécurité" })).toBeVisible();
    await expect(readRail(document.cookie).closed).toEqual([]);
    await userEvent.click(help);
    await expect(readRail(document.cookie).closed).toEqual(["help"]);
    // What has the focus is scrolled out from under the bar, at whatever moment; pictures are of the rail's beginning.
    help.blur();
    for (let around = help.parentElement; around !== null; around = around.parentElement)
      around.scrollTop = 0;
  },
};

async function openDrawer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Mon compte" }, afterLoading));
  const page = floating(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Plus" }, afterLoading));
  const drawer = within(await page.findByRole("dialog", { name: "Toutes les pages" }, afterLoading));
  await waitFor(() => expect(drawer.getByRole("list", { name: "Missions" })).toBeVisible());
  return drawer;
}

/** Below 980 px « Plus » opens the same groups in a drawer. */
export const DrawerOpen: Story = {
  tags: ["narrow"],
  parameters: threeUnread,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    if (isWide()) return;
    const drawer = await openDrawer(canvasElement);
    await expect(drawer.getByRole("link", { name: "Missions" })).toHaveAttribute("aria-current", "page");
  },
};

export const DrawerSearched: Story = {
  tags: ["narrow"],
  parameters: threeUnread,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    if (isWide()) return;
    const drawer = await openDrawer(canvasElement);
    await userEvent.type(drawer.getByRole("searchbox", { name: "Chercher une page" }), "notifcations");
    await expect(drawer.getByRole("status")).toHaveTextContent("1 page trouvée");
    await expect(drawer.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/dashboard/notifications",
    ]);
  },
};

export const DrawerFindsNothing: Story = {
  tags: ["narrow"],
  parameters: threeUnread,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    if (isWide()) return;
    const drawer = await openDrawer(canvasElement);
    await userEvent.type(drawer.getByRole("searchbox", { name: "Chercher une page" }), "xylophone");
    await expect(drawer.getByRole("status")).toHaveTextContent("Aucune page de ce nom.");
    await expect(drawer.queryByRole("link")).toBeNull();
  },
};

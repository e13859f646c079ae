import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator, requester } from "@jobami/api/auth/fixtures";
import { messagesContract } from "@jobami/api/messages/contract";
import { mockAnswer, mockSilence } from "@jobami/api/mock";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { notificationPage, unreadNotification } from "@jobami/api/notifications/fixtures";
import { serviceGroups } from "@jobami/api/taxonomy";
import { noConsents } from "@jobami/machines/consents/cookie-consent";
import type { SocketTrouble } from "@jobami/machines/live/socket";
import type { VoiceView } from "@jobami/machines/voice/voice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { writeConsents } from "../features/account/consents/index.ts";
import { VoiceContext } from "../features/account/voice/index.ts";
import { BrokenPage, ErrorScreen, RequireRole } from "../features/site/errors/index.ts";
import { ConnectionLine, ConnectionLineContext } from "../platform/live/index.ts";
import { StoryProviders } from "../testing/StoryProviders.tsx";
import { Shell } from "./Shell.tsx";
import { loadFooter } from "./taken-over.ts";

const services = serviceGroups.map((group) => ({
  label: group.label,
  items: group.categories
    .filter((category) => "featured" in category)
    .map(({ slug, label, subcategories }) => ({ slug, label, parts: subcategories.slice(0, 2) })),
}));

/** The signed-in part of the bar and the footer are loaded by themselves. */
const afterLoading = { timeout: 30_000 };

const floating = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** What floats comes by a short movement, from code that is loaded late. */
const isSeen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible(), afterLoading);

/** After this it is there, where there is one. */
async function footerHadItsTime(): Promise<void> {
  await loadFooter();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const meta = {
  title: "web/Shell",
  component: Shell,
  parameters: { layout: "fullscreen" },
  beforeEach: () => writeConsents({ ...noConsents, bannerDismissed: true }),
  args: {
    consents: { ...noConsents, bannerDismissed: true },
    services,
    year: 2026,
    children: <ErrorScreen status={404} />,
  },
  render: (args) => (
    <StoryProviders path="/error-404">
      <Shell {...args} />
    </StoryProviders>
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor sees around a page [NAV-01, NAV-02, NAV-03, NAV-07, NAV-08, FOOT-01, FOOT-02, FOOT-03]. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("navigation", { name: "Navigation principale" }));
    await expect(bar.getByRole("link", { name: "Connexion" })).toHaveAttribute("href", "/login");
    await expect(bar.queryByRole("link", { name: "Dashboard" })).toBeNull();
    await isSeen(() => within(canvasElement).getByText("Il y a toujours quelqu’un à côté."));
  },
};

/** What a signed-in person sees: their own links, and no invitation [NAV-09 to NAV-12, NAV-15]. */
export const SignedIn: Story = {
  render: (args) => (
    <StoryProviders path="/error-404" user={requester}>
      <Shell {...args} />
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Mon compte" }, afterLoading)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Connexion" })).toBeNull();
    await expect(canvas.queryByText("Il y a toujours quelqu’un à côté.")).toBeNull();
  },
};

export const AccountMenuOpen: Story = {
  ...SignedIn,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Mon compte" }, afterLoading));
    await isSeen(() => floating(canvasElement).getByRole("link", { name: "Sécurité" }));
    await expect(
      floating(canvasElement).queryAllByRole("link", {
        name: /^(Support|Admin|Administration|Modo|Modération)$/,
      }),
    ).toEqual([]);
  },
};

/** The bar holds its links from here on; below, they are in the menus. */
const isWide = () => globalThis.matchMedia("(min-width: 61.25em)").matches;

/** Where staff of a role works: in the account's menu by its long name, in the bar of wide windows by its short one; and the support. */
const staffMenu = (
  user: SessionUser,
  bar: readonly [shown: string, hidden: string],
  menu: Readonly<Record<string, string>>,
): Story => ({
  render: (args) => (
    <StoryProviders path="/error-404" user={user}>
      <Shell {...args} />
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole("button", { name: "Mon compte" }, afterLoading);
    const [shown, hidden] = bar;
    await expect(canvas.queryByRole("link", { name: hidden })).toBeNull();
    if (isWide()) await isSeen(() => canvas.getByRole("link", { name: shown }));
    await userEvent.click(opener);
    const account = within(await floating(canvasElement).findByRole("dialog", { name: "Mon compte" }));
    await isSeen(() => account.getByRole("link", { name: "Support" }));
    for (const [name, href] of Object.entries({ ...menu, Support: "/support" }))
      await expect(account.getByRole("link", { name })).toHaveAttribute("href", href);
    await expect(account.queryAllByRole("link", { name: /^(Administration|Modération)$/ })).toHaveLength(
      Object.keys(menu).length,
    );
  },
});

/** Moderators reach their pages and the support from it, no one else does [NAV-19, NAV-20]. */
export const StaffMenuOpen: Story = staffMenu(moderator, ["Modo", "Admin"], { Modération: "/moderation" });

/** Administrators reach theirs [NAV-18, NAV-20]. */
export const AdministratorMenuOpen: Story = staffMenu(administrator, ["Admin", "Modo"], {
  Administration: "/admin",
  Modération: "/moderation",
});

const signedInPage: Story["render"] & object = (args) => (
  <StoryProviders path="/dashboard" user={requester}>
    <Shell {...args}>
      <p style={{ height: "200vh" }}>Contenu</p>
    </Shell>
  </StoryProviders>
);

/** The bell shows how many wait and opens the panel of what is unread [NOTIF-19, NOTIF-20, NOTIF-24, NOTIF-36]. */
export const BellOpen: Story = {
  render: signedInPage,
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole(
      "button",
      { name: "Notifications, 1 non lue" },
      afterLoading,
    );
    await userEvent.click(bell);
    const panel = within(
      await floating(canvasElement).findByRole("dialog", { name: "Notifications" }, afterLoading),
    );
    const line = await panel.findByRole("link", { name: "Nouvelle proposition" });
    await expect(line).toHaveAttribute("href", `/dashboard/notifications#notif-${unreadNotification.id}`);
    await expect(panel.getByRole("link", { name: "Voir toutes les non lues" })).toHaveAttribute(
      "href",
      "/dashboard/notifications?unread=true",
    );
  },
};

/** Nothing waits: no number on the bell [NOTIF-20, NOTIF-22]. */
export const BellEmpty: Story = {
  render: signedInPage,
  parameters: {
    msw: [
      mockAnswer(notificationsContract.unreadCount, { success: true, count: 0 }),
      mockAnswer(notificationsContract.list, { ...notificationPage, data: [] }),
      mockAnswer(messagesContract.list, {
        success: true,
        data: { conversations: [], totalCount: 0, nextCursor: null, hasUnreceived: false },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole(
      "button",
      { name: "Notifications, rien de nouveau" },
      afterLoading,
    );
    await expect(bell).toHaveTextContent(/^Notifications, rien de nouveau$/);
    await userEvent.click(bell);
    await isSeen(() => floating(canvasElement).getByText("Aucune nouvelle notification"));
  },
};

/** NOTIF-21 */
export const BellLoading: Story = {
  render: signedInPage,
  parameters: { msw: [mockSilence(notificationsContract.list)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Notifications, 1 non lue" }, afterLoading),
    );
    await isSeen(() => floating(canvasElement).getByText("Chargement..."));
  },
};

/** The page stands still behind the panel, and moves again when it closes [NOTIF-37, NOTIF-38]. */
export const BellLocksThePage: Story = {
  render: signedInPage,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Notifications, 1 non lue" }, afterLoading),
    );
    await floating(canvasElement).findByRole("dialog", { name: "Notifications" }, afterLoading);
    await waitFor(() => expect(getComputedStyle(page).overflow).toMatch(/hidden|clip/));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(getComputedStyle(page).overflow).not.toMatch(/hidden|clip/));
  },
};

const retry = fn();

const connectedBy = (trouble: SocketTrouble): Story => ({
  render: (args, context) => (
    <ConnectionLineContext value={<ConnectionLine trouble={trouble} onRetry={retry} />}>
      {signedInPage(args, context)}
    </ConnectionLineContext>
  ),
  beforeEach: () => void retry.mockClear(),
});

/** Without a network: stated once, under the bar, where it stays while the page moves. */
export const WithoutNetwork: Story = {
  ...connectedBy("offline"),
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    const line = await page.findByText("Vous êtes hors ligne.", {}, afterLoading);
    const bar = within(canvasElement).getByRole("navigation", { name: "Navigation principale" });
    globalThis.scrollTo(0, 300);
    await waitFor(() => expect(globalThis.scrollY).toBe(300));
    await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    globalThis.scrollTo(0, 0);
  },
};

export const Reconnecting: Story = {
  ...connectedBy("reconnecting"),
  play: async ({ canvasElement }) => {
    await isSeen(() => within(canvasElement).getByText("Reconnexion en cours…"));
  },
};

/** SOCK-10 */
export const ConnectionBlocked: Story = {
  ...connectedBy("blocked"),
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    await page.findByText(/Rechargez la page/, {}, afterLoading);
    await expect(page.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  },
};

/** The command goes away with the press: reading goes on at the page. */
export const ConnectionLost: Story = {
  ...connectedBy("down"),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole("main");
    await userEvent.click(await within(main).findByRole("button", { name: "Réessayer" }, afterLoading));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(main).toHaveFocus();
  },
};

/** The side menu of narrow screens, in its sections, opens and closes [NAV-24]. */
export const SideMenuOpen: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Ouvrir le menu" }));
    const menu = within(await floating(canvasElement).findByRole("dialog", { name: "Jobami" }, afterLoading));
    await isSeen(() => menu.getByRole("region", { name: "Menu" }));
    await isSeen(() => menu.getByRole("region", { name: "Authentification" }));
    await expect(menu.getByRole("link", { name: "Connexion" })).toHaveAttribute("href", "/login");
  },
};

/** Staff finds its pages in a section of their own, and nowhere else in the menu [NAV-25]. */
export const SideMenuOfStaff: Story = {
  render: (args) => (
    <StoryProviders path="/dashboard" user={administrator}>
      <Shell {...args} />
    </StoryProviders>
  ),
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Ouvrir le menu" }));
    const menu = within(await floating(canvasElement).findByRole("dialog", { name: "Jobami" }, afterLoading));
    const staff = within(await menu.findByRole("region", { name: "Administration" }));
    await isSeen(() => staff.getByRole("link", { name: "Support" }));
    await expect(menu.getAllByRole("link", { name: "Administration" })).toHaveLength(1);
  },
};

export const SideMenuOfASignedInPerson: Story = {
  render: signedInPage,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Ouvrir le menu" }));
    const menu = within(await floating(canvasElement).findByRole("dialog", { name: "Jobami" }, afterLoading));
    await isSeen(() => menu.getByText("Mes soldes"));
    await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  },
};

/** Signing out closes whatever menu is open [NAV-33]. */
export const SigningOutClosesTheMenu: Story = {
  render: signedInPage,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Ouvrir le menu" }));
    const menu = within(await floating(canvasElement).findByRole("dialog", { name: "Jobami" }, afterLoading));
    await userEvent.click(menu.getByRole("button", { name: "Se déconnecter" }));
    await waitFor(() => expect(floating(canvasElement).queryByRole("dialog")).toBeNull(), afterLoading);
  },
};

/** The pages of HTTP errors: what happened, and the way home [ERR-03, ERR-04]. */
const errorPage = (status: number, text: string): Story => ({
  args: { children: <ErrorScreen status={status} /> },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
    await expect(page.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  },
});

/** ERR-10 */
export const BadRequest = errorPage(400, "Requête invalide");
/** ERR-09 */
export const Unauthorized = errorPage(401, "Accès non autorisé");
/** ERR-05 */
export const NotFound = errorPage(404, "Oups! La page que vous cherchez n’existe pas");
/** ERR-06 */
export const ServerError = errorPage(500, "Erreur interne du serveur");
/** ERR-11 */
export const OtherError = errorPage(418, "Une erreur inattendue s’est produite");

const reload = fn();
const crashKey = "jobami:crash";

/** A rendering that failed comes back by itself after 2 s [ERR-12, ERR-13]. */
export const Crash: Story = {
  args: { children: <BrokenPage reload={reload} /> },
  beforeEach: () => {
    reload.mockClear();
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 1, name: "Oups\u202f! Une erreur est survenue" }),
    ).toBeVisible();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), afterLoading);
  },
};

/** It broke again soon after: the person is asked, nothing moves by itself. */
export const CrashAgain: Story = {
  args: { children: <BrokenPage reload={reload} /> },
  beforeEach: () => {
    reload.mockClear();
    const now = Date.now();
    globalThis.sessionStorage.setItem(
      crashKey,
      JSON.stringify({ value: { reloadedAt: now }, until: now + 60_000 }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Recharger la page n’a pas suffi/, {}, afterLoading)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Recharger la page" }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

const pageAt = (path: string): NonNullable<Story["render"]> =>
  function Page(args) {
    return (
      <StoryProviders path={path}>
        <Shell {...args}>
          <p data-testid="contenu">Contenu</p>
        </Shell>
      </StoryProviders>
    );
  };

/** Public pages are as wide as a limit at most, and end with the footer [APP-01, APP-05]. */
export const PublicPage: Story = {
  render: pageAt("/inscription"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByTestId("contenu").parentElement as HTMLElement;
    await expect(getComputedStyle(box).maxWidth).toBe("1920px");
    await isSeen(() => canvas.getByRole("contentinfo"));
  },
};

/** Dashboard pages have no limit of the shell's, and no footer [APP-01]. */
export const DashboardPage: Story = {
  render: pageAt("/dashboard"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId("contenu").parentElement).toBe(canvas.getByRole("main"));
    await footerHadItsTime();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
};

/** Pages of the admin area end without the footer. */
export const AdminPage: Story = {
  render: pageAt("/admin/user-management"),
  play: async ({ canvasElement }) => {
    await footerHadItsTime();
    await expect(within(canvasElement).queryByRole("contentinfo")).toBeNull();
  },
};

/** The bar over the bottom of the dashboard: only places that are there [BOT-01, BOT-09, BOT-10, BOT-13]. */
export const BottomBarThere: Story = {
  render: signedInPage,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const bar = within(
      await within(canvasElement).findByRole("navigation", { name: "Accès rapides" }, afterLoading),
    );
    await bar.findByText(", 1 conversation non lue");
    await bar.findByRole("link", { name: "Premium" });
    const places = bar.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(places).toEqual([
      ["Accueil", "/dashboard"],
      ["Missions", "/dashboard/missions"],
      ["Premium", "/dashboard/premium"],
      ["Publier", "/dashboard/missions/poster-une-mission"],
      ["1Messages, 1 conversation non lue", "/dashboard/messages"],
      ["Profil", "/dashboard/profil"],
    ]);
    await expect(bar.getByRole("link", { name: "Accueil" })).toHaveAttribute("aria-current", "page");
  },
};

const silentVoice: VoiceView = {
  isOffered: true,
  button: "idle",
  status: "idle",
  transcript: "",
  problem: null,
  answer: null,
  isInExchange: false,
  isTooltipShown: false,
  isIndicatorHidden: false,
};

/** Commands by voice are wanted: the microphone is the first item on a wide screen [BOT-20]. */
export const BottomBarWithMicrophone: Story = {
  render: (args, context) => (
    <VoiceContext value={{ view: silentVoice, press: () => {} }}>{signedInPage(args, context)}</VoiceContext>
  ),
  play: async ({ canvasElement }) => {
    const microphone = await within(canvasElement).findByRole("button", { name: "Vocal" }, afterLoading);
    const [first] = within(
      canvasElement.querySelector("nav[aria-label='Accès rapides']") as HTMLElement,
    ).getAllByRole("listitem");
    await expect(first).toContainElement(microphone);
  },
};

/** The same on a phone, and where the browser recognises no speech: no microphone in the bar [BOT-21]. */
export const BottomBarOnAPhoneHasNoMicrophone: Story = {
  ...BottomBarWithMicrophone,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("navigation", { name: "Accès rapides" }, afterLoading);
    if (globalThis.innerWidth < 768)
      await expect(within(canvasElement).queryByRole("button", { name: "Vocal" })).toBeNull();
  },
};

/** ROLE-08: neither the page nor the 403 page while no one is known yet. */
export const GuardWaiting: Story = {
  render: (args) => (
    <StoryProviders path="/dashboard" status="loading">
      <Shell {...args}>
        <RequireRole needs="jobutil">Contenu</RequireRole>
      </Shell>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    await expect(page.getByText("Chargement en cours…")).toBeInTheDocument();
    await expect(page.queryByText("Contenu")).toBeNull();
  },
};

/** ROLE-09, ROLE-10, ERR-04, ERR-07 */
export const GuardRefusing: Story = {
  render: (args) => (
    <StoryProviders path="/admin" user={requester}>
      <Shell {...args}>
        <RequireRole needs="jobpadm">Contenu</RequireRole>
      </Shell>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    await expect(await page.findByText("Vous devez vous connecter pour accéder à cette page")).toBeVisible();
    await expect(page.getByText(/dans 5 secondes/)).toBeVisible();
    await expect(page.queryByRole("link", { name: "Retour à l’accueil" })).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Rester sur cette page" }));
    await expect(page.getByText(/Vous restez sur cette page/)).toBeVisible();
  },
};

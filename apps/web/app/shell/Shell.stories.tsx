import { requester } from "@jobami/api/auth/fixtures";
import { serviceGroups } from "@jobami/api/taxonomy";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryWorld } from "../world/StoryWorld.tsx";
import { CrashScreen, ErrorScreen } from "./ErrorScreen.tsx";
import { RequireRole } from "./RequireRole.tsx";
import { Shell } from "./Shell.tsx";

const services = serviceGroups.map((group) => ({
  label: group.label,
  items: group.categories.filter((category) => "featured" in category).map((category) => category.label),
}));

/** The signed-in part of the bar is loaded by itself. */
const afterLoading = { timeout: 10_000 };

const meta = {
  title: "web/Shell",
  component: Shell,
  parameters: { layout: "fullscreen" },
  args: { services, year: 2026, children: <ErrorScreen status={404} /> },
  render: (args) => (
    <StoryWorld path="/error-404">
      <Shell {...args} />
    </StoryWorld>
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
    await expect(within(canvasElement).getByText("Il y a toujours quelqu’un à côté.")).toBeVisible();
  },
};

/** What a signed-in person sees: their own links, and no invitation [NAV-09 to NAV-12, NAV-15]. */
export const SignedIn: Story = {
  render: (args) => (
    <StoryWorld path="/error-404" user={requester}>
      <Shell {...args} />
    </StoryWorld>
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
    await expect(await canvas.findByRole("link", { name: "Sécurité" })).toBeVisible();
  },
};

export const SideMenuOpen: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("dialog")?.showModal();
    await expect(await within(canvasElement).findByRole("dialog", { name: "Menu" })).toBeVisible();
  },
};

export const ServerError: Story = { args: { children: <ErrorScreen status={500} /> } };

/** ERR-10 */
export const BadRequest: Story = { args: { children: <ErrorScreen status={400} /> } };

/** ERR-12: the reload that follows is left out of the picture. */
export const Crash: Story = { args: { children: <CrashScreen reload={() => {}} /> } };

/** ROLE-08: neither the page nor the 403 page while nobody is known yet. */
export const GuardWaiting: Story = {
  render: (args) => (
    <StoryWorld path="/dashboard" status="loading">
      <Shell {...args}>
        <RequireRole needs="jobutil">Contenu</RequireRole>
      </Shell>
    </StoryWorld>
  ),
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    await expect(page.getByText("Chargement en cours…")).toBeInTheDocument();
    await expect(page.queryByText("Contenu")).toBeNull();
  },
};

/** ROLE-09, ROLE-10, ERR-07 */
export const GuardRefusing: Story = {
  render: (args) => (
    <StoryWorld path="/admin" user={requester}>
      <Shell {...args}>
        <RequireRole needs="jobpadm">Contenu</RequireRole>
      </Shell>
    </StoryWorld>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Vous devez vous connecter pour accéder à cette page"),
    ).toBeVisible();
  },
};

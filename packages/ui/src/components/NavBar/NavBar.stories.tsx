import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, Menu } from "lucide-react";
import { expect, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { Avatar } from "../Avatar/index.ts";
import { LinkButton } from "../LinkButton/index.ts";
import { NavBar, NavBarButton, navBarStyle } from "./index.ts";
import { guide } from "./NavBar.guide.ts";
import { practice } from "./NavBar.practice.tsx";

const link = (href: string, text: string, isCurrent = false) => (
  <a href={href} className={navBarStyle.link} aria-current={isCurrent ? "page" : undefined}>
    {text}
  </a>
);

const meta = {
  title: "ui/NavBar",
  component: NavBar,
  tags: ["autodocs"],
  args: {
    label: "Navigation principale",
    place: "page",
    isShrunk: false,
    name: "Jobami",
    renderHome: ({ className, children }) => (
      <a href="#accueil" className={className}>
        {children}
      </a>
    ),
    links: (
      <>
        {link("#home", "Accueil", true)}
        {link("#how-it-works", "Comment ça marche")}
        {link("#pricing", "Tarifs")}
      </>
    ),
    entries: (
      <>
        {link("#connexion", "Connexion")}
        <LinkButton href="#inscription">S’inscrire</LinkButton>
      </>
    ),
    menuButton: (
      <NavBarButton label="Ouvrir le menu" aria-haspopup="dialog">
        <Menu size={22} strokeWidth={1.75} />
      </NavBarButton>
    ),
  },
  parameters: {
    layout: "fullscreen",
    guide,
    practice,
  },
  decorators: [boxed({ minHeight: 140, position: "relative" })],
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = (
  <>
    <NavBarButton label="Notifications, 3 non lues" count={3}>
      <Bell size={22} strokeWidth={1.75} />
    </NavBarButton>
    <NavBarButton label="Mon compte">
      <Avatar name="Léa Marchand" isDecorative />
    </NavBarButton>
  </>
);

/** Fixed, translucent: the page shows through [NAV-29]. */
export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("banner");
    await expect(getComputedStyle(bar).position).toBe("fixed");
    await expect(getComputedStyle(bar).backdropFilter).toContain("blur");
  },
};
export const Shrunk: Story = { args: { isShrunk: true } };
/** Over the top of the landing page [NAV-28]. */
export const OnTheLandingPage: Story = {
  args: { place: "landing" },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole("banner")).position).toBe("absolute");
  },
};
export const SignedIn: Story = { args: { isCrowded: true, entries: undefined, children: account } };
export const Tablet: Story = { globals: { viewport: { value: "w768" } } };
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
export const SignedInOnAPhone: Story = {
  args: { isCrowded: true, entries: undefined, children: account },
  globals: { viewport: { value: "w390" } },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, Shield } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { covering } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { SideMenu, sideMenuStyle } from "./index.ts";
import { guide } from "./SideMenu.guide.ts";
import { practice } from "./SideMenu.practice.tsx";

const entry = (href: string, text: string, isCurrent = false) => (
  <a href={href} className={sideMenuStyle.entry} aria-current={isCurrent ? "page" : undefined}>
    {text}
  </a>
);

const meta = {
  title: "ui/SideMenu",
  component: SideMenu,
  tags: ["autodocs"],
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Jobami",
    sections: [
      {
        title: "Menu",
        entries: (
          <>
            {entry("#home", "Accueil")}
            {entry("#how-it-works", "Comment ça marche")}
            {entry("#dashboard", "Dashboard", true)}
          </>
        ),
      },
      {
        title: "Authentification",
        entries: (
          <>
            <div className={sideMenuStyle.box}>
              <strong>Mes soldes</strong>
              <span>Jobi 24</span>
            </div>
            <a href="#securite" className={sideMenuStyle.entry}>
              <Shield /> Sécurité
            </a>
            <button type="button" className={sideMenuStyle.entry}>
              <LogOut /> Se déconnecter
            </button>
          </>
        ),
      },
    ],
  },
  parameters: { ...covering, guide, practice },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const menu = await page.findByRole("dialog", { name: "Jobami" });
    await waitFor(() => expect(within(menu).getByRole("heading", { name: "Menu" })).toBeVisible());
    await userEvent.click(within(menu).getByRole("button", { name: "Fermer le menu" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { tags: ["!autodocs"], args: { isOpen: false } };

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await spoken(await page.findByRole("dialog"))).toEqual([
      "dialog, Jobami",
      "heading, Jobami, level 2",
      "button, Fermer le menu",
      "region, Menu",
      "heading, Menu, level 3",
      "link, Accueil",
      "link, Comment ça marche",
      "link, Dashboard, current page",
      "region, Authentification",
      "heading, Authentification, level 3",
      "strong",
      "Mes soldes",
      "Jobi 24",
      "link, Sécurité",
      "button, Se déconnecter",
    ]);
  },
};

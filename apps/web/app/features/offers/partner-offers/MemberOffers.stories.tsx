import { administrator, jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockRefusal } from "@jobami/api/mock";
import { offersContract } from "@jobami/api/offers/contract";
import {
  checkedCode,
  draftOffer,
  hedgeOffer,
  openCode,
  overOffer,
  ownHedgeOffer,
  validatedCode,
} from "@jobami/api/offers/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AdminOffersScreen } from "./AdminOffersScreen.tsx";
import { BrowseOffersScreen } from "./BrowseOffersScreen.tsx";
import { CodeCheckScreen } from "./CodeCheckScreen.tsx";
import { copy } from "./copy.ts";
import { FavoriteOffersScreen } from "./FavoriteOffersScreen.tsx";
import {
  adminCopy,
  cameraRefusals,
  checkCopy,
  codesCopy,
  favoriteCopy,
  ownCopy,
  scanCopy,
} from "./member.copy.ts";
import { OwnCodesScreen } from "./OwnCodesScreen.tsx";
import { NewOfferScreen, OwnOfferScreen } from "./OwnOfferScreen.tsx";
import { OwnOffersScreen } from "./OwnOffersScreen.tsx";
import { ScannerScreen } from "./ScannerScreen.tsx";

const heard = fn();
const { act, check, codes, create, favorites, own, validate } = offersContract;

const screens = {
  browse: <BrowseOffersScreen />,
  favorites: <FavoriteOffersScreen />,
  codes: <OwnCodesScreen />,
  own: <OwnOffersScreen />,
  new: <NewOfferScreen />,
  draft: <OwnOfferScreen id={draftOffer.id} />,
  published: <OwnOfferScreen id={ownHedgeOffer.id} />,
  over: <OwnOfferScreen id={overOffer.id} />,
  scanner: <ScannerScreen />,
  check: <CodeCheckScreen hash={openCode.hash} />,
  admin: <AdminOffersScreen />,
};

function Page({ screen, user }: { screen: keyof typeof screens; user: typeof requester }) {
  return (
    <StoryProviders path="/dashboard" user={user} onNotice={heard}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Offres partenaires/Espace",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "own", user: jobbeur },
  beforeEach: () => {
    heard.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };

/** One's own offers with their figures [OFFR-05]. */
export const Own: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: ownCopy.list }));
    await expect(await list.findByRole("link", { name: ownHedgeOffer.title })).toHaveAttribute(
      "href",
      `/dashboard/mes-offres-partenaires/${ownHedgeOffer.id}`,
    );
  },
};
export const OwnOnAPhone: Story = phone;
export const OwnNone: Story = { parameters: { msw: [mockAnswer(own, { success: true, data: [] })] } };
export const OwnOfARequester: Story = {
  args: { user: requester },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(ownCopy.jobbeursOnly)).toBeVisible();
  },
};

/** A new offer; what is missing is stated field by field. */
export const New: Story = {
  args: { screen: "new" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: ownCopy.keepDraft }));
    await expect(await page.findAllByText(ownCopy.missing)).toHaveLength(3);
    await userEvent.type(page.getByRole("textbox", { name: ownCopy.offerTitle }), draftOffer.title);
    await userEvent.type(page.getByRole("textbox", { name: ownCopy.advantage }), draftOffer.advantage);
    await userEvent.type(page.getByRole("textbox", { name: ownCopy.description }), draftOffer.description);
    await userEvent.click(page.getByRole("button", { name: ownCopy.keepDraft }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: ownCopy.draftSaved })),
    );
  },
};
export const NewRefused: Story = {
  args: { screen: "new" },
  parameters: {
    msw: [
      mockRefusal(create, "VALIDATION_FAILED", {
        message: "Certaines informations sont à corriger.",
        fields: [{ path: "lastDay", code: "CUSTOM", message: "Ce jour est passé." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: ownCopy.offerTitle }), draftOffer.title);
    await userEvent.type(page.getByRole("textbox", { name: ownCopy.advantage }), draftOffer.advantage);
    await userEvent.type(page.getByRole("textbox", { name: ownCopy.description }), draftOffer.description);
    await userEvent.click(page.getByRole("button", { name: ownCopy.keepDraft }));
    await expect(await page.findByText("Ce jour est passé.")).toBeVisible();
  },
};

export const Draft: Story = {
  args: { screen: "draft" },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: ownCopy.publish }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: ownCopy.published })),
    );
  },
};
export const PublishRefused: Story = {
  args: { screen: "draft" },
  parameters: {
    msw: [
      mockRefusal(act, "PROFILE_HIDDEN", {
        message: "Votre profil est masqué. Rendez-le visible pour continuer.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: ownCopy.publish }));
    await expect(
      await within(canvasElement).findByText("Votre profil est masqué. Rendez-le visible pour continuer."),
    ).toBeVisible();
  },
};
/** From its first code on, what was promised stays. */
export const Published: Story = {
  args: { screen: "published" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("textbox", { name: ownCopy.advantage }),
    ).toHaveAttribute("readonly");
  },
};
export const PublishedOnAPhone: Story = { args: { screen: "published" }, ...phone };
/** Moderators took it away: only its owner sees it, and reads what that means. */
export const Hidden: Story = {
  args: { screen: "published" },
  parameters: {
    msw: [
      mockAnswer(own, {
        success: true,
        data: [{ ...ownHedgeOffer, isHidden: true, owner: { ...ownHedgeOffer.owner, slug: null } }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(ownCopy.hidden)).toBeVisible();
    await expect(within(canvasElement).getByText("Masquée")).toBeVisible();
  },
};
export const Over: Story = { args: { screen: "over" } };

/** What is open, inside the dashboard [OFFR-04]. */
export const Browse: Story = {
  args: { screen: "browse", user: requester },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: hedgeOffer.title })).toBeVisible();
  },
};
export const BrowseOnAPhone: Story = { args: { screen: "browse", user: requester }, ...phone };

/** Offers to find again; one is taken out at once [FAV-02]. */
export const Favorites: Story = {
  args: { screen: "favorites", user: requester },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.favorite }));
    await expect(await within(canvasElement).findByText(favoriteCopy.none)).toBeVisible();
  },
};
export const NoFavorites: Story = {
  args: { screen: "favorites", user: requester },
  parameters: { msw: [mockAnswer(favorites, { success: true, data: [] })] },
};

/** The codes that one took: those to show, those that are used [OFFR-06, OFFR-12]. */
export const Codes: Story = {
  args: { screen: "codes", user: requester },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("7K3MP 9QXTA")).toBeVisible();
    await expect(within(canvasElement).getByText(codesCopy.used)).toBeVisible();
  },
};
export const CodesOnAPhone: Story = { args: { screen: "codes", user: requester }, ...phone };
export const NoCodes: Story = {
  args: { screen: "codes", user: requester },
  parameters: { msw: [mockAnswer(codes, { success: true, qr_codes: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(codesCopy.none)).toBeVisible();
  },
};

/** A code is typed as one likes; what is none is stated [OFFR-07]. */
export const Scanner: Story = {
  args: { screen: "scanner" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("textbox", { name: scanCopy.code }), "bonjour");
    await userEvent.click(page.getByRole("button", { name: scanCopy.look }));
    await expect(page.getByText(scanCopy.unreadable)).toBeVisible();
  },
};
export const ScannerOnAPhone: Story = { args: { screen: "scanner" }, ...phone };
/** The browser’s owner refuses the camera: the code can still be typed. */
export const CameraRefused: Story = {
  args: { screen: "scanner" },
  beforeEach: () => {
    const asked = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("no", "NotAllowedError");
    };
    return () => {
      navigator.mediaDevices.getUserMedia = asked;
    };
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: scanCopy.start }));
    await expect(await within(canvasElement).findByText(cameraRefusals.denied)).toBeVisible();
  },
};

/** A code is looked at, then validated by a press; only then is it used [OFFR-08]. */
export const Check: Story = {
  args: { screen: "check" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: checkCopy.validate }));
    await expect(await page.findByText(checkCopy.done)).toBeVisible();
    await expect(page.queryByRole("button", { name: checkCopy.validate })).toBeNull();
  },
};
export const CheckOnAPhone: Story = { args: { screen: "check" }, ...phone };
export const UsedAlready: Story = {
  args: { screen: "check" },
  parameters: { msw: [mockAnswer(check, { success: true, data: validatedCode })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Ce code a déjà été utilisé le/)).toBeVisible();
  },
};
/** Another person pressed first. */
export const UsedMeanwhile: Story = {
  args: { screen: "check" },
  parameters: {
    msw: [
      mockRefusal(validate, "CODE_USED", { message: "Ce code a déjà été utilisé." }),
      mockAnswer(check, { success: true, data: checkedCode }, {}, { once: true }),
      mockAnswer(check, { success: true, data: validatedCode }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: checkCopy.validate }));
    await expect(await page.findByText(/^Ce code a déjà été utilisé/)).toBeVisible();
  },
};
export const OfferOver: Story = {
  args: { screen: "check" },
  parameters: {
    msw: [mockAnswer(check, { success: true, data: { ...checkedCode, refusal: "OFFER_OVER" } })],
  },
};
export const SomebodyElses: Story = {
  args: { screen: "check" },
  parameters: {
    msw: [
      mockRefusal(check, "CODE_NOT_YOURS", {
        message: "Ce code est celui d’une offre de quelqu’un d’autre.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(checkCopy.notYours)).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { screen: "check" },
  parameters: { msw: [mockRefusal(check, "NOT_FOUND", { message: "Cet élément n’existe pas." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(checkCopy.unknown)).toBeVisible();
  },
};

/** The company’s figures [ADM-30]. */
export const Admin: Story = {
  args: { screen: "admin", user: { ...administrator, two_factor_enabled: true } },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("list", { name: adminCopy.list })).toBeVisible();
  },
};

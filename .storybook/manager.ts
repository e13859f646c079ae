import { addons } from "storybook/manager-api";
import { brandTheme } from "./brand.ts";

addons.setConfig({ theme: brandTheme, sidebar: { showRoots: true } });

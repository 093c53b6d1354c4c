/**
 * The inline script at the end of every page, after the template with Gatsby's scripts: what a
 * visitor is told from the first second, and what starts these scripts. The page works without
 * them.
 */
import { tellConnection } from "../connection";
import { createProgressBar } from "../progress-bar";
import { startVisit } from "../start";
import { inlineBarView } from "./bar-view";

const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;

tellConnection(window);
startVisit(window, template.content, createProgressBar(inlineBarView(document), window));

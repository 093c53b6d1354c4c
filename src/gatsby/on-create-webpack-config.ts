import type { GatsbyNode } from "gatsby";

interface CssExtractPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * The order of the site's rules comes from cascade layers and CSS Modules, not from the order in which files are
 * imported, so the plugin that joins the files need not warn when two pages import them in different orders.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
}) => {
  const config = (getConfig as () => { plugins: CssExtractPlugin[] })();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};

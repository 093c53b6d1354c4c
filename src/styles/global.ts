/** The global styles in the order of their layers. The layout imports them before any component. */
import "./tokens.css";
import "../brand/brand.css";
import "../brand/tokens.css";
import "./reset.css";
import "./base.css";
// The pieces that pages and components are made of. A class here is used by name; what only one
// component has is in its module.
import "./primitives/layout.css";
import "./primitives/text.css";
import "./primitives/lists.css";
import "./primitives/actions.css";
import "./primitives/fields.css";
import "./primitives/folds.css";
import "./primitives/drawing.css";
import "./print.css";

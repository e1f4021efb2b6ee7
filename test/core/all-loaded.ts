/**
 * Loads what modules remember once something has loaded it, so that tests that share modules see the same in any order: the
 * profiles that load where they are named, and all languages.
 */
import '../../src/core/profiles.js';
import '../../src/lang/de.js';
import '../../src/lang/fr.js';
import '../../src/lang/it.js';
import '../../src/lang/ja.js';
import '../../src/lang/nl.js';
import '../../src/lang/zh-HK.js';
import '../../src/lang/zh-Hans.js';
import '../../src/lang/zh-Hant.js';

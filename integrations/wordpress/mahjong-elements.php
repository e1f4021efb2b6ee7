<?php
/**
 * Plugin Name:       Mahjong Elements
 * Plugin URI:        https://github.com/mahjong-elements/mahjong-elements
 * Description:       Draws, scores, explains and settles hands of Chinese classical mahjong in posts and pages.
 * Version:           0.1.0
 * Requires at least: 5.8
 * Requires PHP:      7.0
 * Author:            mahjong-elements contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       mahjong-elements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Each element and its attributes.
 */
const MAHJONG_ELEMENTS = array(
	// Generated from custom-elements.json by `npm run manifest`.
	'mj-claims' => 'discard from kong round barred missed claims precedence timeline profile limit rules',
	'mj-doubles' => 'points doubles model profile limit rules',
	'mj-exercise' => 'ask for seed want count guided keep required name disabled profile limit rules',
	'mj-game' => 'players hands rounds chips stake expect editable name disabled profile limit rules',
	'mj-hand' => 'hand notation seat round win circumstances seen partial situation spread highlight indices expect editable required min winning name disabled profile limit rules',
	'mj-incidents' => 'about scores winner discarder offender profile limit rules',
	'mj-rules' => 'base compare sections differences view editable name disabled profile limit rules',
	'mj-score-breakdown' => 'for compare panels steps section view profile limit rules',
	'mj-settlement' => 'scores winner discarder dead liable incidents round pao compare editable view name disabled profile limit rules',
	'mj-tile' => 'tile face-down sideways indices',
	'mj-value' => 'hand notation for rule figure partial seat round win circumstances expect profile limit rules',
	'mj-waits' => 'for seen unknown draws profile limit rules',
	'mj-wall' => 'dice step drawn replaced seed bonus view editable profile limit rules',
	// End of the generated part.
);

/** Attributes that any element of a post may have. */
const MAHJONG_ELEMENTS_EVERYWHERE = 'class dir id lang slot style title';

function mahjong_elements_version() {
	return get_file_data( __FILE__, array( 'version' => 'Version' ) )['version'];
}

/**
 * The address of the script that turns code blocks into elements. Its folder is named after the version, because it loads other
 * files, and a cache must not mix versions.
 */
function mahjong_elements_script() {
	return plugins_url( 'elements/' . mahjong_elements_version() . '/blocks.js', __FILE__ );
}

// Users without the capability `unfiltered_html` keep these tags in their posts. Nothing in them runs a script.
add_filter(
	'wp_kses_allowed_html',
	function ( $tags, $context ) {
		if ( 'post' !== $context ) {
			return $tags;
		}
		foreach ( MAHJONG_ELEMENTS as $tag => $attributes ) {
			$tags[ $tag ] = array_fill_keys( explode( ' ', $attributes . ' ' . MAHJONG_ELEMENTS_EVERYWHERE ), true );
		}
		return $tags;
	},
	10,
	2
);

// On every page: themes and other plugins may add content at any time.
add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_script( 'mahjong-elements', mahjong_elements_script(), array(), null, true );
	}
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle, $src ) {
		return 'mahjong-elements' === $handle
			? sprintf( '<script type="module" src="%s"></script>' . "\n", esc_url( $src ) )
			: $tag;
	},
	10,
	3
);

// The block of the editor.
add_action(
	'init',
	function () {
		$file = __DIR__ . '/settings.json';
		if ( ! file_exists( $file ) ) {
			return;
		}
		$packages = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' );
		wp_register_script( 'mahjong-elements-editor', plugins_url( 'editor.js', __FILE__ ), $packages, mahjong_elements_version(), true );
		$data = array(
			'script'   => mahjong_elements_script(),
			'settings' => json_decode( file_get_contents( $file ) ),
		);
		wp_add_inline_script( 'mahjong-elements-editor', 'var mahjongElements = ' . wp_json_encode( $data ) . ';', 'before' );
		register_block_type( __DIR__ );
	}
);

/** Elements that hold a line, or several. */
const MAHJONG_ELEMENTS_LINES = 'div|li|ul|ol|dl|dt|dd|blockquote|section|article|h[1-6]|table|tbody|tr';

/**
 * The lines of a shortcode as its author wrote them: editors and `wpautop` make them HTML.
 */
function mahjong_elements_lines( $html ) {
	// What ends a line, and elements that hold one: a break at the end of such an element ends the line that the element ends.
	list( $break, $block ) = array( "\x02", "\x03" );
	$marks = array(
		"/[$break$block]/"                                              => '',
		'/<br\b[^>]*+>\n?/i'                                            => $break,
		'/<\/p>\s*+(?=<p\b)/i'                                          => "$break$break",
		'/\s*+<\/?(?:' . MAHJONG_ELEMENTS_LINES . ')(?=[\s>])[^>]*+>\s*+/i' => $block,
	);
	foreach ( $marks as $pattern => $mark ) {
		$html = preg_replace( $pattern, $mark, $html ) ?? $html;
	}
	$text = wp_strip_all_tags( $html );
	$text = preg_replace( "/$break?$block++|$break/", "\n", $text ) ?? $text;
	$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return trim( str_replace( "\r\n", "\n", $text ), "\n" );
}

/**
 * `[mahjong seat="south"](RRR) 123b[/mahjong]`: attributes are settings of the block. Without settings and on one line, it is a
 * hand in a sentence.
 */
function mahjong_elements_shortcode( $attributes, $content = '' ) {
	$lines    = mahjong_elements_lines( (string) $content );
	$settings = '';
	foreach ( (array) $attributes as $name => $value ) {
		if ( is_int( $name ) ) {
			// An attribute without a value.
			$name  = $value;
			$value = 'yes';
		}
		$value = trim( preg_replace( '/\s+/', ' ', html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
		if ( '' !== $name && '' !== $value ) {
			$settings .= "$name: $value\n";
		}
	}
	if ( '' === $settings && ! preg_match( '/[\n:]/', trim( $lines ) ) ) {
		return '<code>mj ' . esc_html( trim( $lines ) ) . '</code>';
	}
	return '<pre class="language-mahjong"><code>' . esc_html( $settings . $lines ) . '</code></pre>';
}
add_shortcode( 'mahjong', 'mahjong_elements_shortcode' );

// Rules contain two hyphens, which must not become a dash.
add_filter(
	'no_texturize_shortcodes',
	function ( $names ) {
		return array_merge( $names, array( 'mahjong' ) );
	}
);

// Readers of feeds see code blocks as text. In sentences, they see the hand only.
function mahjong_elements_in_feed( $html ) {
	// A post may be longer than a regular expression can read.
	return preg_replace( '/<code>mj=?\s++((?:[^<]++|<br\b[^>]*+>)*+)<\/code>/', '<code>$1</code>', $html ) ?? $html;
}
add_filter( 'the_content_feed', 'mahjong_elements_in_feed' );
add_filter( 'the_excerpt_rss', 'mahjong_elements_in_feed' );

// A copy of the repository has neither.
add_action(
	'admin_notices',
	function () {
		if ( ! file_exists( __DIR__ . '/settings.json' ) ) {
			printf(
				'<div class="notice notice-error"><p>%s</p></div>',
				esc_html__( 'Mahjong Elements: settings.json and the folder “elements” are missing. Install the plugin from its zip file.', 'mahjong-elements' )
			);
		}
	}
);

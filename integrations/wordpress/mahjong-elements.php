<?php
/**
 * Plugin Name:       Mahjong Elements
 * Plugin URI:        https://github.com/mahjong-elements/mahjong-elements
 * Description:       Draws, scores, explains and settles hands of Chinese classical mahjong in posts and pages.
 * Version:           0.1.0
 * Requires at least: 5.5
 * Requires PHP:      7.0
 * Author:            mahjong-elements contributors
 * License:           MIT
 *
 * Copy this file to wp-content/plugins and activate it.
 */

defined( 'ABSPATH' ) || exit;

/**
 * Each element and its attributes.
 */
const MAHJONG_ELEMENTS = array(
	// Generated from custom-elements.json by `npm run manifest`.
	'mj-claims' => 'discard from kong round barred missed claims compare timeline profile limit rules',
	'mj-doubles' => 'points doubles model profile limit rules',
	'mj-exercise' => 'ask seed want count guided name required disabled profile limit rules',
	'mj-game' => 'players hands rounds chips stake expect editable name disabled profile limit rules',
	'mj-hand' => 'hand notation seat round win circumstances partial situation spread highlight indices expect editable name required min winning disabled profile limit rules',
	'mj-incidents' => 'about scores winner discarder offender profile limit rules',
	'mj-rules' => 'base compare sections differences editable for name profile limit rules',
	'mj-score-breakdown' => 'for compare panels steps section profile limit rules',
	'mj-settlement' => 'scores winner discarder dead round pao compare editable name profile limit rules',
	'mj-tile' => 'tile face-down sideways indices',
	'mj-value' => 'hand notation for rule figure partial seat round win circumstances expect profile limit rules',
	'mj-waits' => 'for seen unknown draws profile limit rules',
	'mj-wall' => 'dice step drawn replaced seed bonus view editable profile limit rules',
	// End of the generated part.
);

/** Attributes that any element of a post may have. */
const MAHJONG_ELEMENTS_EVERYWHERE = 'class dir id lang slot style title';

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

add_action(
	'wp_head',
	function () {
		// The version that the attributes above belong to.
		$header = get_file_data( __FILE__, array( 'version' => 'Version' ) );
		printf(
			'<script type="module" src="%s"></script>' . "\n",
			esc_url( 'https://cdn.jsdelivr.net/npm/mahjong-elements@' . $header['version'] . '/dist/cdn/blocks.js' )
		);
	}
);

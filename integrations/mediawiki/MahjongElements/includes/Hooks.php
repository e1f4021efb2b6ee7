<?php

namespace MediaWiki\Extension\MahjongElements;

use Html;

class Hooks {
	/** The tag becomes the code block that the script looks for; its attributes become settings. */
	public function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'mahjong', function ( $text, array $attributes ) {
			$lines = [];
			foreach ( $attributes as $name => $value ) {
				$lines[] = "$name: " . preg_replace( '/\s+/', ' ', $value );
			}
			$block = implode( "\n", array_merge( $lines, [ trim( (string)$text, "\n" ) ] ) );
			// HTML drops a line break at the start of the element.
			return [ Html::element( 'pre', [ 'class' => 'mahjong' ], "\n$block" ), 'markerType' => 'nowiki' ];
		} );
	}

	/** Previews may show blocks on any page. */
	public function onBeforePageDisplay( $out, $skin ) {
		$out->addHeadItem( 'mahjong-elements', Html::element( 'script', [
			'type' => 'module',
			'src' => $out->getConfig()->get( 'MahjongElementsScript' ),
		] ) );
	}
}
